import type { FromSchema } from 'json-schema-to-ts';
import { action } from '#contract/definitions/action.ts';
import { itemId, text } from '#contract/definitions/fields.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { unionByType } from '#contract/union-by-type.ts';
import { condition, type Field, fieldSchemas } from './field-schemas.ts';
import { submit } from './submit-schema.ts';

const field = unionByType({ branches: fieldSchemas, noun: 'Field', description: 'One field of the form.' });

const section = {
  title: 'Form section',
  description: 'A group of fields under a heading.',
  type: 'object',
  required: ['heading'],
  additionalProperties: false,
  properties: {
    id: itemId('section'),
    heading: text('What the fields are about: Company Information.'),
    intro: text('One line under the heading.'),
    showWhen: condition,
  },
} as const satisfies JsonSchema;

const success = {
  title: 'Success screen',
  description: 'What replaces the form after it was sent.',
  type: 'object',
  required: ['heading', 'text'],
  additionalProperties: false,
  properties: {
    heading: text('The heading: Thank You! May show answers, as the text may.'),
    text: text(
      'What happens next. {email} stands for what was sent as "email"; {phone|your phone} has words for a field that may be left empty.',
    ),
    title: text('The title of the browser tab from then on: Request sent. The brand is added. Without it: the heading.'),
    replaces: {
      description: '"page": all between header and footer gives way to the success screen; "form": only the form and its heading.',
      enum: ['page', 'form'],
      default: 'page',
    },
    reference: {
      description: 'The pattern of the reference number; every # becomes a digit of the time of sending, last digits last: AB-######.',
      type: 'string',
      pattern: '#',
      patternErrorMessage: 'has no # to put a digit in. Write one # per digit, as in PC-######',
    },
    referenceLabel: text('The words before the number, instead of those of the theme.'),
    action,
  },
} as const satisfies JsonSchema;

const aside = {
  title: 'Side column',
  description: 'What stands beside the form.',
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: text('The heading of the list: What to Expect.'),
    points: {
      description: 'The list.',
      type: 'array',
      minItems: 1,
      items: text('One entry.'),
    },
    contactHeading: text('The heading of the contact card, instead of that of the theme.'),
    contact: { description: 'The region of site.yaml whose office is shown.', type: 'string', minLength: 1, reference: 'region' },
  },
} as const satisfies JsonSchema;

const rest = {
  type: { const: 'form', description: 'A form.' },
  ...sectionProperties,
  name: {
    description: 'The name of the form, unique within the page: event-registration.',
    type: 'string',
    pattern: '^[a-z][a-z0-9-]*$',
    patternErrorMessage: 'is not a form name. Use lower-case letters, digits and hyphens, starting with a letter',
  },
  badges: {
    description: 'A row of short labels above the form: a list, or the name of a list of site.yaml (region.lists.crafts).',
    type: ['string', 'array'],
    minLength: 1,
    minItems: 1,
    items: text('One label.'),
    reference: 'text-list',
  },
  notice: text('An amber note above the form: how to reach somebody urgently.'),
  contactHeading: text('The heading of the office card above the submit button, instead of that of the theme.'),
  contact: {
    description:
      'The region of site.yaml whose office card stands above the submit button. The office is also the one to turn to when sending fails.',
    type: 'string',
    minLength: 1,
    reference: 'region',
  },
  submit,
  success,
  aside,
} as const satisfies Record<string, JsonSchema>;

export const schema = {
  title: 'Form',
  description: 'A form in sections, checked by the browser, with its own success screen. Sent nowhere unless it says where.',
  type: 'object',
  required: ['type', 'name', 'heading', 'sections', 'submit', 'success'],
  additionalProperties: false,
  properties: {
    ...rest,
    sections: {
      maxItems: 40,
      description: 'The sections, in order.',
      itemKey: 'id',
      type: 'array',
      minItems: 1,
      items: {
        ...section,
        required: [...section.required, 'fields'],
        properties: {
          ...section.properties,
          fields: { description: 'The fields, in order.', itemKey: 'name', type: 'array', minItems: 1, maxItems: 100, items: field },
        },
      },
    },
  },
} as const satisfies JsonSchema;

// The union of fields is an if/then schema, from which no type can be derived, so its type is written here.
export type FormSection = FromSchema<typeof section> & { fields: Field[] };
const withoutSections = {
  type: 'object',
  required: ['type', 'name', 'submit', 'success'],
  additionalProperties: false,
  properties: rest,
} as const satisfies JsonSchema;
export type FormProps = FromSchema<typeof withoutSections> & { heading: string; sections: FormSection[] };
