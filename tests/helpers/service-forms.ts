import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { engineRoot } from '#engine/engine-root.ts';
import type { Answer, Verdict } from '#theme/blocks/form/adapters/exchange.ts';
import type { Attempt } from '#theme/blocks/form/adapters/prepare.ts';
import type { FormProps } from '#theme/blocks/form/schema.ts';
import { placeOfForm, planSending, serviceNames } from '#theme/blocks/form/server/plan-sending.ts';
import { renameFields } from '#theme/blocks/form/server/rename-fields.ts';
import { formWords } from '#theme/words/form-words.ts';

type Filled = Record<string, string | boolean | string[]>;
type Entries = [string, string][];

/** What is recorded of a service: a form for it as YAML, what it is sent, and what it answers, as its documentation has it. */
export interface ServiceRecord {
  service: string;
  submit: FormProps['submit'];
  filled: Filled;
  /** The field that is told what was agreed to. */
  consent?: string;
  request: { url: string; headers?: Record<string, string>; body?: string; json?: unknown; form?: Entries; entries?: Entries };
  answers?: (Answer & { about: string; verdict: Verdict })[];
}

const folder = join(engineRoot, 'tests/fixtures/forms/services');

export const serviceRecords: ServiceRecord[] = readdirSync(folder)
  .sort()
  .map((file) => ({ service: file.replace('.yaml', ''), ...parse(readFileSync(join(folder, file), 'utf8')) }));

/** A form with the fields that a record fills in. */
export function formOf({ submit, filled }: Pick<ServiceRecord, 'submit' | 'filled'>): FormProps {
  const fields = [
    { type: 'email', name: 'email', label: 'E-mail', required: true },
    { type: 'text', name: 'organisation', label: 'Organisation', required: true },
    { type: 'checkboxes', name: 'topics', label: 'Topics', options: ['wool', 'linen'].map((value) => ({ value, label: value })) },
    { type: 'checkbox', name: 'terms', label: 'I agree to the terms' },
  ].filter(({ name }) => name in filled);
  return {
    type: 'form',
    name: 'letter',
    heading: 'Write to us',
    sections: [{ heading: 'You', fields }],
    submit,
    success: { heading: 'Sent', text: 'We answer {email}.' },
  } as unknown as FormProps;
}

/** What the island has in hand when such a form is sent: its controls have the names of the service. */
export function attemptOf(form: FormProps, filled: Filled): Attempt {
  const transport = planSending(form, placeOfForm(form, { url: 'https://www.example.com' }, '/letter'));
  if (!transport) throw new Error('the form is only simulated');
  const nameOf = serviceNames(form.submit);
  const data = new FormData();
  for (const [name, value] of [...(transport.hidden ?? []), [transport.trap.name, ''] as const]) data.append(name, value);
  for (const [name, value] of Object.entries(filled))
    for (const one of [value].flat()) if (one !== false) data.append(nameOf(name), String(one));
  return {
    transport,
    fields: renameFields(form).sections.flatMap((section) => section.fields),
    values: Object.fromEntries(Object.entries(filled).map(([name, value]) => [nameOf(name), value])),
    form: data,
    key: 'letter-1',
    encoding: form.submit.encoding ?? 'json',
    timeout: 1000,
    words: formWords,
  };
}
