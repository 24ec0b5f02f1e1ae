// Runs in the browser.
import { deliver } from '../deliver.ts';
import { type Answer, isOk, type Packed, type Sending, type Verdict } from '../exchange.ts';
import type { Attempt } from '../prepare.ts';

/** With this header Formspree answers with JSON, and to other sites too (https://help.formspree.io, "Submit forms with JavaScript"). */
export function encode({ url, form }: Sending): Packed {
  return { url, headers: { Accept: 'application/json' }, body: form };
}

interface FormspreeError {
  field?: string;
  message?: string;
}

/** `{error, errors: [{code, field, message}]}`; an error without a field is about the whole form. */
export function decode({ status, body: { error, errors } }: Answer): Verdict {
  if (isOk(status)) return { kind: 'done' };
  const list: FormspreeError[] = Array.isArray(errors) ? errors : [];
  const fields = Object.fromEntries(list.flatMap(({ field, message }) => (field && message ? [[field, message]] : [])));
  const said = list.flatMap(({ field, message }) => (!field && message ? [message] : [])).join(' ');
  if (Object.keys(fields).length > 0) return { kind: 'invalid', fields, message: said || undefined };
  return { kind: 'refused', message: said || (typeof error === 'string' ? error : undefined) };
}

export const send = (attempt: Attempt) => deliver({ encode, decode }, attempt);
