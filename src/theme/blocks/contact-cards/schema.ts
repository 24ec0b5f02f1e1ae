import type { FromSchema } from 'json-schema-to-ts';
import { action } from '#contract/definitions/action.ts';
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
          title: { description: 'Whom the card reaches: Dublin office.', type: 'string', minLength: 1 },
          icon,
          region: {
            description: 'The region of site.yaml whose address, e-mail and phone the card shows.',
            type: 'string',
            reference: 'region',
          },
          description: { description: 'What this contact is for.', type: 'string', minLength: 1 },
          address: {
            description: 'The postal address, one line an entry.',
            type: 'array',
            minItems: 1,
            items: { description: 'One line.', type: 'string', minLength: 1 },
          },
          email: {
            description: 'An e-mail address.',
            type: 'string',
            pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
            patternErrorMessage: 'is not an e-mail address. Write it as name@example.com',
          },
          phone: {
            description: 'A phone number in international form, in quotes: "+44 20 7946 0100".',
            type: 'string',
            pattern: '^\\+[0-9 ()-]{6,}$',
            patternErrorMessage: 'is not an international phone number. Write it as in "+44 20 7946 0100"',
          },
          hours: { description: 'When somebody answers: 9AM - 5PM WAT.', type: 'string', minLength: 1 },
          action,
        },
      },
    },
  },
} as const satisfies JsonSchema;

export type ContactCardsProps = FromSchema<typeof schema>;
