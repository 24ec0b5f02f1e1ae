import type { FromSchema } from 'json-schema-to-ts';
import { text } from '#contract/definitions/fields.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Timeline',
  description: 'Milestones in order, each with its year or date.',
  type: 'object',
  required: ['type', 'events'],
  additionalProperties: false,
  properties: {
    type: { const: 'timeline', description: 'A timeline.' },
    ...sectionProperties,
    events: {
      description: 'The milestones, oldest first.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'Milestone',
        description: 'One milestone.',
        type: 'object',
        required: ['date', 'title'],
        additionalProperties: false,
        properties: {
          date: text('When, as it is printed; a bare year needs quotes: "2009".'),
          title: text('What happened, in a few words.'),
          description: text('A sentence or two about it.'),
        },
      },
    },
  },
} as const satisfies JsonSchema;

export type TimelineProps = FromSchema<typeof schema>;
