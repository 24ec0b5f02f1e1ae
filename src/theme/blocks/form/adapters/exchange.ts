// Runs in the browser.
import type { FormValues } from '#theme/blocks/form/shared/controls.ts';

/** What a form holds when it is sent, by the names of the service. */
export interface Sending {
  /** Where to. */
  url: string;
  /** The fields that are shown, each in the shape of its type. */
  values: FormValues;
  /** What the browser alone would send: also hidden fields of the service, and the trap for robots. */
  form: FormData;
  /** The same for every attempt to send one request, so that the receiver can drop a repetition. */
  key: string;
}

/** A request, ready for `fetch`. */
export interface Packed {
  url: string;
  headers?: Readonly<Record<string, string>>;
  body: string | FormData;
}

/** A response of the service: its status and what it holds, if that is JSON. */
export interface Answer {
  status: number;
  body: Readonly<Record<string, unknown>>;
}

/** What a service says: accepted; wrong fields, by their names there; or not accepted, in its words if it has any. */
export type Verdict =
  | { kind: 'done' }
  | { kind: 'invalid'; fields: Readonly<Record<string, string>>; message?: string }
  | { kind: 'refused'; message?: string };

/** How a form is written for a service, and how the answer is read. */
export interface Exchange {
  encode(sending: Sending): Packed;
  decode(answer: Answer): Verdict;
}

export const isOk = (status: number) => status >= 200 && status < 300;

/** The texts among what may be a text or a list of them, as one; '' if there is none. */
export function joinTexts(found: unknown): string {
  return [found]
    .flat()
    .filter((text) => typeof text === 'string')
    .join(' ')
    .trim();
}
