/** @jsxImportSource react */
import type { FieldOf } from '#theme/blocks/form/field-schemas.ts';
import { useFormWords } from '#theme/blocks/form/shared/form-words.ts';
import { optionsOf } from '#theme/blocks/form/shared/options-of.ts';
import { controlAttributes, ErrorText, type FieldProps, GroupFrame, Hint } from './field-frame.tsx';

/** Choices that are all visible: one of them (radio) or any number (checkboxes). */
export function ChoiceGroup(props: FieldProps<FieldOf<'radio'> | FieldOf<'checkboxes'>>) {
  const { field, id, error } = props;
  const single = field.type === 'radio';
  return (
    <GroupFrame {...props}>
      <div className="choices">
        {optionsOf(field).map(({ value, label, badge, description }, index) => (
          <label key={value} className="choice">
            <input
              type={single ? 'radio' : 'checkbox'}
              name={field.name}
              value={value}
              id={index === 0 ? id : undefined}
              defaultChecked={single ? field.value === value : (field.value ?? []).includes(value)}
              required={single && field.required}
              aria-invalid={error && !single ? true : undefined}
              aria-labelledby={description ? `${id}-name-${index}` : undefined}
              aria-describedby={description ? `${id}-about-${index}` : undefined}
            />
            <span id={description ? `${id}-name-${index}` : undefined}>
              {label}
              {badge && <span className="option-badge"> {badge}</span>}
            </span>
            {description && (
              <span className="choice-about" id={`${id}-about-${index}`}>
                {description}
              </span>
            )}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

/** A single checkbox. */
export function ConsentBox(props: FieldProps<FieldOf<'checkbox'> & { ticked?: string }>) {
  const { field, id, error } = props;
  const { opensNewTab } = useFormWords();
  return (
    <div className="field consent" data-invalid={error ? '' : undefined}>
      <label className="choice">
        <input
          {...controlAttributes(props)}
          type="checkbox"
          value={field.ticked ?? 'true'}
          id={id}
          data-single=""
          data-gate={field.gatesSubmit ? '' : undefined}
        />
        <span>{field.required ? `${field.label} *` : field.label}</span>
      </label>
      {field.terms && (
        <p className="hint">
          <a href={field.terms.href} target="_blank" rel="noopener">
            {field.terms.label}
            <span className="visually-hidden">{` ${opensNewTab}`}</span>
          </a>
        </p>
      )}
      <Hint field={field} id={id} />
      <ErrorText id={id} error={error} />
    </div>
  );
}
