import type { CatalogueEntry } from './entry.ts';

const head = '- type: form\n  name: order\n  heading: Order\n  sections:\n    - heading: You\n      fields:';
const foot = '  success: { heading: Sent, text: We will answer. }';
const fields = (...lines: string[]) => `${head}\n${lines.map((line) => `        - ${line}\n`).join('')}  submit: { label: Send }\n${foot}`;
const submit = (keys: string) => `${head}\n        - { type: text, name: name, label: Name }\n  submit: { label: Send, ${keys} }\n${foot}`;

const thanks = (text: string) =>
  `${head}\n        - { type: email, name: email, label: E-mail, required: true }\n  submit: { label: Send }\n  success:\n    heading: Sent\n    text: ${text}`;

const sent = (keys: string) =>
  `${head}\n        - { type: email, name: email, label: E-mail, required: true }\n  submit: { label: Send, adapter: formspree, formspree: { form: abcdwxyz }, ${keys} }\n${foot}`;

/** What the parts of a form say against each other. */
export const formCodes = {
  'form-answer': {
    severity: 'error',
    why: 'Visitors would read the braces, or a sentence with a gap, right after they have sent the form.',
    example: {
      as: 'blocks',
      wrong: thanks('We have written to {emial}.'),
      right: thanks('We have written to {email}.'),
    },
  },
  'form-condition': {
    severity: 'error',
    why: 'A condition that names no field, or a value the field cannot have, never comes true.',
    example: {
      as: 'blocks',
      wrong: fields(
        '{ type: checkbox, name: company, label: For a company }',
        '{ type: text, name: vat, label: VAT number, showWhen: { field: compny, equals: "true" } }',
      ),
      right: fields(
        '{ type: checkbox, name: company, label: For a company }',
        '{ type: text, name: vat, label: VAT number, showWhen: { field: company, equals: "true" } }',
      ),
    },
  },
  'form-duplicate-field': {
    severity: 'error',
    why: 'Of two fields with one name only one value is kept.',
    example: {
      as: 'blocks',
      wrong: fields('{ type: text, name: name, label: First name }', '{ type: text, name: name, label: Last name }'),
      right: fields('{ type: text, name: firstName, label: First name }', '{ type: text, name: lastName, label: Last name }'),
    },
  },
  'form-field-name': {
    severity: 'error',
    why: 'The name would hide a property of the form that the browser or React needs.',
    example: {
      as: 'blocks',
      wrong: fields('{ type: text, name: nodeName, label: Name of the node }'),
      right: fields('{ type: text, name: node, label: Name of the node }'),
    },
  },
  'form-option': {
    severity: 'error',
    why: 'A choice that does not exist, or exists twice, cannot be told from the others.',
    example: {
      as: 'blocks',
      wrong: fields('{ type: select, name: size, label: Size, value: smal, options: [{ value: small, label: Small }] }'),
      right: fields('{ type: select, name: size, label: Size, value: small, options: [{ value: small, label: Small }] }'),
    },
  },
  'form-service-field': {
    severity: 'error',
    why: 'What a visitor writes would be lost on its way, or the service would refuse every form.',
    example: {
      as: 'blocks',
      wrong: sent('fields: { emial: email }'),
      right: sent('fields: { email: email }'),
    },
  },
  'form-submit': {
    severity: 'error',
    why: 'The way the form is sent contradicts itself.',
    example: { as: 'blocks', wrong: submit('adapter: post'), right: submit('adapter: post, url: /api/order') },
  },
} as const satisfies Record<string, CatalogueEntry>;
