import { expect, test } from 'vitest';
import type { Field } from '#theme/blocks/form/field-schemas.ts';
import { fillIn } from '#theme/blocks/form/shared/fill-in.ts';

const topics = [
  { value: 'tax', label: 'Tax & duties' },
  { value: 'law', label: 'Law' },
];
const fields = [
  { type: 'email', name: 'email', label: 'Email' },
  { type: 'tel', name: 'phone', label: 'Phone' },
  { type: 'select', name: 'topic', label: 'Topic', options: topics },
  { type: 'checkboxes', name: 'topics', label: 'Topics', options: topics },
  { type: 'file', name: 'papers', label: 'Papers' },
] as Field[];
const values = {
  email: 'ada@example.org',
  phone: '  ',
  topic: 'tax',
  topics: ['tax', 'law'],
  papers: [new File([], 'plan.pdf'), new File([], 'terms.pdf')],
};

test.each([
  ['We write to {email}.', 'We write to ada@example.org.'],
  ['{email} and {email}', 'ada@example.org and ada@example.org'],
  ['About {topic}: {topics}', 'About Tax & duties: Tax & duties, Law'],
  ['With {papers}', 'With plan.pdf, terms.pdf'],
  ['We call {phone|you back}.', 'We call you back.'],
  ['We call {email|you back}.', 'We call ada@example.org.'],
  ['Not shown: {hidden|nothing}', 'Not shown: nothing'],
  ['What every object has: {constructor|nothing}', 'What every object has: nothing'],
  ['${email} belongs to site.yaml', '${email} belongs to site.yaml'],
  ['A lone } or { stays', 'A lone } or { stays'],
])('after sending, "%s" reads "%s"', (text, expected) => {
  expect(fillIn(text, fields, values)).toBe(expected);
});

test('an answer is not looked through for braces or patterns', () => {
  expect(fillIn('{email} {phone|-}', fields, { ...values, email: '{phone|x} $& $1' })).toBe('{phone|x} $& $1 -');
});
