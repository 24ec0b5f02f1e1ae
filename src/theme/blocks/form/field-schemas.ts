import type { FromSchema } from 'json-schema-to-ts';
import { labelledLink } from '#contract/definitions/labelled-link.ts';
import { option } from '#contract/definitions/option.ts';
import { defaultRows } from './shared/defaults.ts';

/** The value of another field on which a field or a section depends. */
export const condition = {
  title: 'Condition',
  description: 'Shown only while another field of this form has a certain value.',
  type: 'object',
  required: ['field'],
  additionalProperties: false,
  properties: {
    field: { description: 'The name of the other field.', type: 'string', minLength: 1 },
    equals: { description: 'The value it must have. For a consent box: "true" or "false".', type: 'string' },
    includes: { description: 'The value that must be among those ticked in a checkbox group.', type: 'string' },
  },
} as const;

const common = {
  name: {
    description: 'The name under which the value is sent: companyName. Unique within the form.',
    type: 'string',
    pattern: '^[A-Za-z][A-Za-z0-9_-]*$',
    patternErrorMessage: 'is not a field name. Use letters, digits, - and _, starting with a letter',
  },
  label: { description: 'The question or caption people see. A required field gets its * by itself.', type: 'string', minLength: 1 },
  hint: { description: 'One line of help under the label.', type: 'string', minLength: 1 },
  required: { description: 'Whether the form can be sent without it.', type: 'boolean', default: false },
  showWhen: condition,
} as const;

const typed = {
  placeholder: {
    description: 'An example shown in the empty field. Never the only place where something is explained.',
    type: 'string',
    minLength: 1,
    reference: 'sample',
  },
  autocomplete: {
    description: "What the browser may fill in, from the HTML standard's list: organization, name, email, tel.",
    type: 'string',
    pattern: '^[a-z][a-z0-9 -]*$',
  },
  inputmode: { description: 'Which keyboard a phone shows.', enum: ['text', 'email', 'tel', 'numeric', 'decimal', 'url', 'search'] },
  width: { description: '"half" lets two fields share a line on a wide screen.', enum: ['full', 'half'], default: 'full' },
  value: { description: 'What the field holds at first.', type: 'string' },
  maxLength: { description: 'The longest text accepted, in characters.', type: 'integer', minimum: 1 },
} as const;

const options = {
  description: 'The choices: a list of value and label, or the name of a list of site.yaml (lists.sizes, region.lists.rooms).',
  type: ['string', 'array'],
  itemKey: 'value',
  items: option,
  minItems: 1,
  minLength: 1,
  reference: 'option-list',
} as const;

function oneLine<const Type extends string>(type: Type, title: string, description: string) {
  return {
    title,
    description,
    type: 'object',
    required: ['type', 'name', 'label'],
    additionalProperties: false,
    properties: { type: { const: type, description: `${title}.` }, ...common, ...typed },
  } as const;
}

const text = oneLine('text', 'Text field', 'One line of text.');
const email = oneLine('email', 'E-mail field', 'An e-mail address, checked by the browser.');
const tel = oneLine('tel', 'Phone field', 'A phone number.');

const textarea = {
  title: 'Text area',
  description: 'Several lines of text.',
  type: 'object',
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: {
    type: { const: 'textarea', description: 'Text area.' },
    ...common,
    placeholder: typed.placeholder,
    value: typed.value,
    maxLength: typed.maxLength,
    rows: { description: 'How many lines are visible.', type: 'integer', minimum: 2, maximum: 20, default: defaultRows },
  },
} as const;

const select = {
  title: 'Select',
  description: 'One choice from a list that opens.',
  type: 'object',
  required: ['type', 'name', 'label', 'options'],
  additionalProperties: false,
  properties: {
    type: { const: 'select', description: 'Select.' },
    ...common,
    options,
    placeholder: { description: 'The entry that stands for no choice: Select your industry.', type: 'string', minLength: 1 },
    value: { description: 'The value chosen at first.', type: 'string' },
    autocomplete: typed.autocomplete,
    width: typed.width,
  },
} as const;

const radio = {
  title: 'Radio group',
  description: 'One choice, all of them visible.',
  type: 'object',
  required: ['type', 'name', 'label', 'options'],
  additionalProperties: false,
  properties: {
    type: { const: 'radio', description: 'Radio group.' },
    ...common,
    options,
    value: { description: 'The value chosen at first.', type: 'string' },
  },
} as const;

const checkboxes = {
  title: 'Checkbox group',
  description: 'Any number of choices, all of them visible.',
  type: 'object',
  required: ['type', 'name', 'label', 'options'],
  additionalProperties: false,
  properties: {
    type: { const: 'checkboxes', description: 'Checkbox group.' },
    ...common,
    options,
    value: { description: 'The values ticked at first.', type: 'array', items: { description: 'One value.', type: 'string' } },
  },
} as const;

const checkbox = {
  title: 'Consent box',
  description: 'A single box to tick: agreement, consent.',
  type: 'object',
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: {
    type: { const: 'checkbox', description: 'Consent box.' },
    ...common,
    gatesSubmit: { description: 'The submit button stays disabled until this box is ticked.', type: 'boolean', default: false },
    terms: {
      title: 'Terms',
      description: 'The page that says what is agreed to. A link under the box opens it in a new tab, so that the answers stay.',
      ...labelledLink('The words of the link: Terms and conditions.'),
    },
  },
} as const;

const file = {
  title: 'File field',
  description: "Files chosen from the visitor's device.",
  type: 'object',
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: {
    type: { const: 'file', description: 'File field.' },
    ...common,
    accept: {
      description: 'The file endings the chooser offers: [.pdf, .docx].',
      type: 'array',
      minItems: 1,
      items: { description: 'One ending, with its dot.', type: 'string', pattern: '^\\.[a-z0-9]+$' },
    },
    multiple: { description: 'Whether several files may be chosen.', type: 'boolean', default: false },
  },
} as const;

/** A field's shape by its `type`. */
export const fieldSchemas = { text, email, tel, textarea, select, radio, checkboxes, checkbox, file };

export type Condition = FromSchema<typeof condition>;
export type FieldType = keyof typeof fieldSchemas;
export type FieldOf<Type extends FieldType> = FromSchema<(typeof fieldSchemas)[Type]>;
export type Field = { [Type in FieldType]: FieldOf<Type> }[FieldType];
