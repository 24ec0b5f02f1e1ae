import type { FromSchema } from 'json-schema-to-ts';
import { action } from '#contract/definitions/action.ts';
import { email, phone, text } from '#contract/definitions/fields.ts';
import { icon } from '#contract/definitions/icon.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Contact cards',
  description: 'Ways to reach an office, a department or a person. A card may take its details from a region of site.yaml.',
  type: 'object',
  required: ['type', 'cards'],
  additionalProperties: false,
  properties: {
    type: { const: 'contact-cards', description: 'A block of contact cards.' },
    ...sectionProperties,
    cards: {
      description: 'The cards, in order.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'Contact card',
        description: 'One way to reach somebody.',
        type: 'object',
        required: ['title'],
        additionalProperties: false,
        properties: {
          title: text('Whom the card reaches: Dublin office.'),
          icon,
          region: {
            description: 'The region of site.yaml whose address, e-mail and phone the card shows.',
            type: 'string',
            reference: 'region',
          },
          description: text('What this contact is for.'),
          address: {
            description: 'The postal address, one line an entry.',
            type: 'array',
            minItems: 1,
            items: text('One line.'),
          },
          email: email('An e-mail address.'),
          phone: phone('A phone number in international form, in quotes: "+44 20 7946 0100".'),
          hours: text('When somebody answers: 9AM - 5PM WAT.'),
          action,
        },
      },
    },
  },
} as const satisfies JsonSchema;

export type ContactCardsProps = FromSchema<typeof schema>;
