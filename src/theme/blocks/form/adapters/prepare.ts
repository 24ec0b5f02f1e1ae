// Runs in the browser.
import type { Field } from '#theme/blocks/form/field-schemas.ts';
import type { Transport } from '#theme/blocks/form/server/transport.ts';
import type { FormValues } from '#theme/blocks/form/shared/controls.ts';
import type { FormWords } from '#theme/words/form-words.ts';
import type { Sending } from './exchange.ts';

/** One attempt to send a form. */
export interface Attempt {
  transport: Transport;
  /** The fields that are shown, by the names of the service. */
  fields: readonly Field[];
  values: FormValues;
  /** Everything that the form element holds. */
  form: FormData;
  key: string;
  encoding: 'json' | 'multipart';
  /** In milliseconds. */
  timeout: number;
  words: FormWords;
}

/** Milliseconds after which a page is sent at the earliest; nobody reads and fills in a form faster. */
const minimumTime = 2000;

/**
 * What a service is sent: without the fields it has no place for, with what was agreed to. Waits out the minimum time, which
 * costs a robot that sends thousands of forms much and a visitor nothing.
 * @returns undefined if a robot filled in the trap and the service does not look at it
 */
export async function prepare({ transport, fields, values, form, key }: Attempt): Promise<Sending | undefined> {
  const { url, trap, unsent = [], consent } = transport;
  if (!trap.known && form.get(trap.name)) return undefined;
  if (!trap.known) form.delete(trap.name);
  await new Promise((resolve) => setTimeout(resolve, minimumTime - performance.now()));
  const sent: FormValues = { ...values };
  for (const name of unsent) {
    delete sent[name];
    form.delete(name);
  }
  const record = consent && describeConsent(fields, values, consent.hashes);
  if (record) {
    sent[consent.field] = record;
    form.set(consent.field, record);
  }
  return { url, values: sent, form, key };
}

/** One line for each ticked consent box: its words, their SHA-256, and the time. '' if none is ticked. */
function describeConsent(fields: readonly Field[], values: FormValues, hashes: Readonly<Record<string, string>>): string {
  const time = new Date().toISOString();
  return fields
    .filter(({ name }) => Object.hasOwn(hashes, name) && values[name] === true)
    .map(({ name, label }) => `${label} (SHA-256 ${hashes[name]}, ${time})`)
    .join('\n');
}
