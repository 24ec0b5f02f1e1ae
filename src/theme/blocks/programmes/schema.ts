import type { FromSchema } from 'json-schema-to-ts';
import { action } from '#contract/definitions/action.ts';
import { text } from '#contract/definitions/fields.ts';
import { icon } from '#contract/definitions/icon.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

const entries = (what: string) => ({
  description: `${what}, one an entry.`,
  type: 'array' as const,
  minItems: 1,
  items: { description: 'One entry.', type: 'string' as const, minLength: 1 },
});

export const schema = {
  title: 'Programmes',
  description: 'Programmes people can join, each with its length, what it asks for and what it offers.',
  type: 'object',
  required: ['type', 'programmes'],
  additionalProperties: false,
  properties: {
    type: { const: 'programmes', description: 'A block of programmes.' },
    ...sectionProperties,
    programmes: {
      description: 'The programmes, in order.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'Programme',
        description: 'One programme.',
        type: 'object',
        required: ['title'],
        additionalProperties: false,
        properties: {
          title: text('The name of the programme.'),
          icon,
          duration: text('How long it lasts: 12 months.'),
          description: text('Two or three sentences.'),
          requirements: entries('What it asks for'),
          benefits: entries('What it offers'),
          action,
        },
      },
    },
  },
} as const satisfies JsonSchema;

export type ProgrammesProps = FromSchema<typeof schema>;
