import { serviceOf } from '../adapters/services.ts';
import type { FormProps } from '../schema.ts';
import { anyPlace, planSending, serviceNames } from './plan-sending.ts';

/**
 * A copy of the form that nobody sees, for a service that looks through the deployed pages for the forms it has to receive:
 * with every field, also those that a condition hides at first.
 */
export function FoundCopy(form: FormProps) {
  const plan = serviceOf(form.submit)?.isFound ? planSending(form, anyPlace(form)) : undefined;
  if (!plan) return null;
  const nameOf = serviceNames(form.submit);
  const fields = form.sections.flatMap((section) => section.fields).filter(({ name }) => !plan.unsent?.includes(name));
  const names = [plan.trap.name, ...(plan.consent ? [plan.consent.field] : [])];
  return (
    <form name={form.name} method="post" data-netlify="true" data-netlify-honeypot={plan.trap.name} hidden>
      {plan.hidden?.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, type }) => (
        <input key={name} type={type === 'file' ? 'file' : 'text'} name={nameOf(name)} aria-label={name} />
      ))}
      {names.map((name) => (
        <input key={name} type="text" name={name} aria-label={name} />
      ))}
      <button type="submit">{form.submit.label}</button>
    </form>
  );
}
