/** @jsxImportSource react */

import type { FieldOf } from '#theme/blocks/form/field-schemas.ts';
import { defaultRows } from '#theme/blocks/form/shared/defaults.ts';
import { useEarlyText } from '../state/early-text.ts';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame.tsx';

const usual = { text: undefined, email: 'email', tel: 'tel' } as const;

/** One line of text, an e-mail address or a phone number. */
export function TextField(props: FieldProps<FieldOf<'text'> | FieldOf<'email'> | FieldOf<'tel'>>) {
  const { field, id } = props;
  return (
    <FieldFrame {...props} half={field.width === 'half'}>
      <input
        {...controlAttributes(props)}
        id={id}
        className="box"
        type={field.type}
        defaultValue={field.value}
        placeholder={field.placeholder}
        autoComplete={field.autocomplete ?? usual[field.type]}
        inputMode={field.inputmode}
        maxLength={field.maxLength}
      />
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextArea(props: FieldProps<FieldOf<'textarea'>>) {
  const { field, id } = props;
  useEarlyText(id);
  return (
    <FieldFrame {...props}>
      <textarea
        {...controlAttributes(props)}
        id={id}
        className="box"
        defaultValue={field.value}
        placeholder={field.placeholder}
        rows={field.rows ?? defaultRows}
        maxLength={field.maxLength}
      />
    </FieldFrame>
  );
}
