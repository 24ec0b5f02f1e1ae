// Runs in the browser.
import type { Outcome } from '#theme/blocks/form/client/submit/outcome.ts';
import type { Transport } from '#theme/blocks/form/server/transport.ts';
import { toPlain } from '#theme/blocks/form/shared/controls.ts';
import { deliver } from '../deliver.ts';
import { type Answer, isOk, joinTexts, type Packed, type Sending, type Verdict } from '../exchange.ts';
import type { Attempt } from '../prepare.ts';

/** @param encoding "multipart" for files @param proof of work, for the inbox of the site */
export function encode({ url, values, form, key }: Sending, encoding: 'json' | 'multipart' = 'json', proof?: string): Packed {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (encoding === 'json') headers['Content-Type'] = 'application/json';
  // Not sent to other sites: they would have to allow this header (CORS), and most would refuse the request.
  if (url.startsWith('/')) headers['Idempotency-Key'] = key;
  if (proof) headers['Proof-Of-Work'] = proof;
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

let proof: Promise<string | undefined> | undefined;

/**
 * Begins the arithmetic that the inbox of the site asks for, when the page is opened: it is done by the time the form is filled
 * in, and serves every attempt to send it.
 */
export function warmUp({ proofOfWork, url }: Transport): void {
  if (proofOfWork) proof ??= import('./prove.ts').then(({ prove }) => prove(url));
}

export async function send(attempt: Attempt): Promise<Outcome> {
  warmUp(attempt.transport);
  const done = await proof;
  return deliver({ encode: (sending) => encode(sending, attempt.encoding, done), decode }, attempt);
}
