// Runs in the browser.
import { deliver } from '../deliver.ts';
import { type Answer, isOk, type Packed, type Sending, type Verdict } from '../exchange.ts';
import type { Attempt } from '../prepare.ts';

/** As a browser would send it (https://docs.netlify.com/forms/setup/): files need multipart, all else is URL-encoded. */
export function encode({ url, form }: Sending): Packed {
  const entries = [...form];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (texts.length < entries.length) return { url, body: form };
  return { url, headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams(texts).toString() };
}

/** Netlify answers with pages, not with JSON: 200, or 404 for a form that it does not know. */
export function decode({ status }: Answer): Verdict {
  return { kind: isOk(status) ? 'done' : 'refused' };
}

export const send = (attempt: Attempt) => deliver({ encode, decode }, attempt);
