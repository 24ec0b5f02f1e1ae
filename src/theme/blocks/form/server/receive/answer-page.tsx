import type { InboxAnswer, PostedForm } from '#contract/form-rules.ts';
import type { Field } from '#theme/blocks/form/field-schemas.ts';
import { type Values, visibleSections } from '#theme/blocks/form/shared/conditions.ts';
import type { FormValues } from '#theme/blocks/form/shared/controls.ts';
import { fillIn } from '#theme/blocks/form/shared/fill-in.ts';
import { optionsOf } from '#theme/blocks/form/shared/options-of.ts';
import { FilledWords, fillWords } from '#theme/words/fill-words.tsx';
import { readAnswers } from './judge-form.ts';
import type { KnownForm } from './received-form.ts';

interface AnswerPageProps {
  form: KnownForm;
  answer: InboxAnswer;
  posted?: PostedForm;
}

/**
 * The plain document that a visitor without script gets: that the form has arrived, or what is wrong with it together with all
 * that was typed, ready to be sent again.
 */
export function AnswerPage({ form, answer, posted }: AnswerPageProps) {
  const { lang, direction, heading, success, words, contact } = form;
  const answers = posted ? readAnswers(form, posted) : {};
  const fields = visibleSections(form.sections, answers).flatMap((section) => section.fields);
  const fill = (text: string) => fillIn(text, fields, asFormValues(fields, answers));
  const title = answer.kind === 'done' ? fill(success.heading) : heading;
  const ways = fillWords(words.contactWays, contact);
  return (
    <html lang={lang} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {answer.kind === 'done' ? (
            <p>{fill(success.text)}</p>
          ) : (
            <>
              <p role="alert">
                <strong>{answer.kind === 'faults' ? countFaults(form, answer.errors) : describeFailure(form, answer.reason)}</strong>{' '}
                <FilledWords text={words.reachUs} parts={{ ways }} />
              </p>
              {posted && <FormAgain form={form} fields={fields} answers={answers} errors={answer.kind === 'faults' ? answer.errors : {}} />}
            </>
          )}
        </main>
      </body>
    </html>
  );
}

/** One sentence for a form that was not accepted as a whole. */
export function describeFailure({ words }: KnownForm, reason: Extract<InboxAnswer, { kind: 'failed' }>['reason']): string {
  switch (reason) {
    case 'busy':
      return `${words.tooManyRequests} ${words.tooManyRequestsAdvice}`;
    case 'too-large':
      return `${words.filesTooLarge} ${words.filesTooLargeAdvice}`;
    case 'not-kept':
      return `${fillWords(words.refused, { status: 503 })} ${words.refusedAdvice}`;
  }
}

function countFaults({ words }: KnownForm, errors: Readonly<Record<string, string>>): string {
  const count = Object.keys(errors).length;
  return count === 1 ? words.oneFault : fillWords(words.manyFaults, { count });
}

interface FormAgainProps {
  form: KnownForm;
  fields: readonly Field[];
  answers: Values;
  errors: Readonly<Record<string, string>>;
}

function FormAgain({ form, fields, answers, errors }: FormAgainProps) {
  return (
    <form method="post" action={form.action} encType={form.hasFiles ? 'multipart/form-data' : undefined}>
      {fields.map((field, index) => (
        <div key={field.name}>
          <PlainField field={field} id={`f${index}`} answer={answers[field.name] ?? []} error={errors[field.name]} />
        </div>
      ))}
      <p>
        <button type="submit">{form.label}</button>
      </p>
    </form>
  );
}

interface PlainFieldProps {
  field: Field;
  id: string;
  answer: readonly string[];
  error?: string;
}

function PlainField({ field, id, answer, error }: PlainFieldProps) {
  const { name, label, required, type } = field;
  const words = required ? `${label} *` : label;
  const about = error ? `${id}-error` : undefined;
  const message = error && (
    <>
      <br />
      <strong id={about}>{error}</strong>
    </>
  );
  const control = { name, 'aria-describedby': about, 'aria-invalid': error ? true : undefined };
  if (type === 'radio' || type === 'checkboxes')
    return (
      <fieldset aria-describedby={about}>
        <legend>
          {words}
          {message}
        </legend>
        {optionsOf(field).map((option) => (
          <p key={option.value}>
            <label>
              <input
                type={type === 'radio' ? 'radio' : 'checkbox'}
                name={name}
                value={option.value}
                defaultChecked={answer.includes(option.value)}
              />{' '}
              {option.label}
            </label>
          </p>
        ))}
      </fieldset>
    );
  if (type === 'checkbox')
    return (
      <p>
        <label>
          <input {...control} type="checkbox" value="true" defaultChecked={answer[0] === 'true'} required={required} /> {words}
        </label>
        {field.terms && (
          <>
            <br />
            <a href={field.terms.href}>{field.terms.label}</a>
          </>
        )}
        {message}
      </p>
    );
  return (
    <p>
      <label htmlFor={id}>{words}</label>
      <br />
      {type === 'textarea' ? (
        <textarea {...control} id={id} defaultValue={answer[0]} rows={field.rows} cols={60} required={required} />
      ) : type === 'select' ? (
        <select {...control} id={id} defaultValue={answer[0]} required={required}>
          <option value="">{field.placeholder}</option>
          {optionsOf(field).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          id={id}
          type={type}
          multiple={type === 'file' && field.multiple}
          defaultValue={type === 'file' ? undefined : answer[0]}
          required={required}
        />
      )}
      {message}
    </p>
  );
}

function asFormValues(fields: readonly Field[], answers: Values): FormValues {
  return Object.fromEntries(
    fields.map(({ name, type }) => [name, type === 'checkboxes' ? [...(answers[name] ?? [])] : (answers[name]?.[0] ?? '')]),
  );
}
