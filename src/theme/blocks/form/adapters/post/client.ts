// Runs in the browser.
import { toPlain } from '#theme/blocks/form/shared/controls.ts';
import { deliver } from '../deliver.ts';
import { type Answer, isOk, joinTexts, type Packed, type Sending, type Verdict } from '../exchange.ts';
import type { Attempt } from '../prepare.ts';

/** @param encoding "multipart" for files */
export function encode({ url, values, form, key }: Sending, encoding: 'json' | 'multipart' = 'json'): Packed {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (encoding === 'json') headers['Content-Type'] = 'application/json';
  // Not sent to other sites: they would have to allow this header (CORS), and most would refuse the request.
  if (url.startsWith('/')) headers['Idempotency-Key'] = key;
  return { url, headers, body: encoding === 'json' ? JSON.stringify(toPlain(values)) : form };
}

/** An answer of 400, 409 or 422 with the JSON `{"errors": {"<field>": "<what is wrong>"}}` is about single fields. */
export function decode({ status, body: { errors, message } }: Answer): Verdict {
  if (isOk(status)) return { kind: 'done' };
  const said = typeof message === 'string' && message.trim() ? message.trim() : undefined;
  if ([400, 409, 422].includes(status) && errors && typeof errors === 'object') {
    const fields = Object.fromEntries(Object.entries(errors).map(([name, words]) => [name, joinTexts(words)]));
    if (Object.values(fields).some(Boolean)) return { kind: 'invalid', fields, message: said };
  }
  return { kind: 'refused', message: said };
}

export const send = (attempt: Attempt) => deliver({ encode: (sending) => encode(sending, attempt.encoding), decode }, attempt);
