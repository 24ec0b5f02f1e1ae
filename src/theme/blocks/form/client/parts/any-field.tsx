/** @jsxImportSource react */
import { ChoiceGroup, ConsentBox } from './choice-group.tsx';
import type { FieldProps } from './field-frame.tsx';
import { FileField } from './file-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea, TextField } from './text-field.tsx';

/** The component of a field, by its type. */
export function AnyField({ field, ...rest }: FieldProps) {
  switch (field.type) {
    case 'textarea':
      return <TextArea field={field} {...rest} />;
    case 'select':
      return <SelectField field={field} {...rest} />;
    case 'radio':
    case 'checkboxes':
      return <ChoiceGroup field={field} {...rest} />;
    case 'checkbox':
      return <ConsentBox field={field} {...rest} />;
    case 'file':
      return <FileField field={field} {...rest} />;
    default:
      return <TextField field={field} {...rest} />;
  }
}
