/** @jsxImportSource react */
import type { FieldOf } from '#theme/blocks/form/field-schemas.ts';
import { useFormWords } from '#theme/blocks/form/shared/form-words.ts';
import { Glyph } from '#theme/blocks/form/shared/glyph.tsx';
import { optionsOf } from '#theme/blocks/form/shared/options-of.ts';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame.tsx';

/** One choice from a list that opens. Without a first choice its first entry stands for none. */
export function SelectField(props: FieldProps<FieldOf<'select'>>) {
  const { field, id } = props;
  const { selectOption } = useFormWords();
  const empty = field.placeholder ?? (field.value === undefined ? selectOption : undefined);
  return (
    <FieldFrame {...props} half={field.width === 'half'}>
      <span className="select">
        <select {...controlAttributes(props)} id={id} className="box" defaultValue={field.value ?? ''} autoComplete={field.autocomplete}>
          {empty && <option value="">{empty}</option>}
          {optionsOf(field).map(({ value, label, badge }) => (
            <option key={value} value={value}>
              {badge ? `${label} (${badge})` : label}
            </option>
          ))}
        </select>
        <Glyph name="chevron-down" />
      </span>
    </FieldFrame>
  );
}
