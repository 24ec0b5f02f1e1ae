/** @jsxImportSource react */
import type { ReactNode } from 'react';
import type { Field } from '#theme/blocks/form/field-schemas.ts';
import { useFormWords } from '#theme/blocks/form/shared/form-words.ts';
import { Glyph } from '#theme/blocks/form/shared/glyph.tsx';

/** What every field is drawn from. */
export interface FieldProps<Shape = Field> {
  field: Shape;
  /** Unique on the page. */
  id: string;
  /** What is wrong with it, in words. */
  error?: string;
  /** The names of the files chosen. */
  files?: readonly string[];
}

/** The attributes every control shares; the words around it are tied to it by id. */
export function controlAttributes({ field, id, error }: FieldProps) {
  const words = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { name: field.name, required: field.required, 'aria-describedby': words || undefined, 'aria-invalid': error ? true : undefined };
}

/** Label, hint, control and error of one field, in the order they are read. */
export function FieldFrame({ field, id, error, children, half = false }: FieldProps & { children: ReactNode; half?: boolean }) {
  return (
    <div className="field" data-half={half || undefined} data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className="label">
        <LabelText field={field} />
      </label>
      <Hint field={field} id={id} />
      <ErrorText id={id} error={error} />
      {children}
    </div>
  );
}

/** The same for a group of choices, whose label is a legend. */
export function GroupFrame({ field, id, error, children }: FieldProps & { children: ReactNode }) {
  const { 'aria-describedby': describedBy } = controlAttributes({ field, id, error });
  return (
    <fieldset className="field" data-invalid={error ? '' : undefined} aria-describedby={describedBy}>
      <legend className="label">
        <LabelText field={field} />
      </legend>
      <Hint field={field} id={id} />
      <ErrorText id={id} error={error} />
      {children}
    </fieldset>
  );
}

const groups: readonly string[] = ['radio', 'checkboxes', 'checkbox'];

/** The label with its mark: a star if it has to be filled in, else a word that it need not be. */
export function LabelText({ field: { label, required, type } }: { field: Field }) {
  const words = useFormWords();
  const says = label.toLowerCase().includes(words.optional.toLowerCase());
  const optional = !required && !groups.includes(type) && !says;
  return (
    <>
      {required ? `${label} *` : label}
      {optional && <span className="optional">{` (${words.optional})`}</span>}
    </>
  );
}

export function Hint({ field: { hint }, id }: { field: Field; id: string }) {
  return hint ? (
    <p className="hint" id={`${id}-hint`}>
      {hint}
    </p>
  ) : null;
}

export function ErrorText({ id, error }: { id: string; error?: string }) {
  return error ? (
    <p className="error" id={`${id}-error`}>
      <Glyph name="circle-alert" />
      {error}
    </p>
  ) : null;
}
