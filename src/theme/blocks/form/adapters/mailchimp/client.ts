// Runs in the browser.
import type { Sending } from '../exchange.ts';
import { leave, listEntries } from '../leave.ts';
import type { Attempt } from '../prepare.ts';

/** What is posted to an embedded form; a box for marketing permissions (`gdpr[…]`) is ticked by a Y. */
export function encode(sending: Pick<Sending, 'values' | 'form'>): [string, string][] {
  return listEntries(sending, 'Y');
}

export const send = (attempt: Attempt) => leave(encode, attempt);
