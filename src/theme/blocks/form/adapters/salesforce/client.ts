// Runs in the browser.
import type { Sending } from '../exchange.ts';
import { leave, listEntries } from '../leave.ts';
import type { Attempt } from '../prepare.ts';

/** What is posted to Web-to-Lead. */
export function encode(sending: Pick<Sending, 'values' | 'form'>): [string, string][] {
  return listEntries(sending, '1');
}

export const send = (attempt: Attempt) => leave(encode, attempt);
