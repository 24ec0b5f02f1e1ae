// Runs in the browser.
import { deliver } from '../deliver.ts';
import { type Answer, isOk, joinTexts, type Packed, type Sending, type Verdict } from '../exchange.ts';
import type { Attempt } from '../prepare.ts';

/** The access key is a hidden field of the form (https://docs.web3forms.com/getting-started/api-reference). */
export function encode({ url, form }: Sending): Packed {
  return { url, headers: { Accept: 'application/json' }, body: form };
}

/** `{success, message}`; older answers have the message in `body`. It is about no single field. */
export function decode({ status, body: { success, message, body } }: Answer): Verdict {
  if (isOk(status) && success !== false) return { kind: 'done' };
  return { kind: 'refused', message: joinTexts(message) || joinTexts((body as Answer['body'] | undefined)?.message) || undefined };
}

export const send = (attempt: Attempt) => deliver({ encode, decode }, attempt);
