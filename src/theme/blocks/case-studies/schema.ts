import type { FromSchema } from 'json-schema-to-ts';
import { text } from '#contract/definitions/fields.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Case studies',
  description: 'Engagements told briefly: what was done, where, and what came of it.',
  type: 'object',
  required: ['type', 'studies'],
  additionalProperties: false,
  properties: {
    type: { const: 'case-studies', description: 'A block of case studies.' },
    ...sectionProperties,
    studies: {
      description: 'The case studies, in order.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'Case study',
        description: 'One engagement.',
        type: 'object',
        required: ['title', 'description'],
        additionalProperties: false,
        properties: {
          title: text('What was done, as a heading.'),
          description: text('The problem and the work, in two or three sentences.'),
          results: {
            description: 'What came of it, one result an entry.',
            type: 'array',
            minItems: 1,
            items: text('One result, with its figure.'),
          },
          location: text('Where it happened: Cork, Ireland.'),
        },
      },
    },
  },
} as const satisfies JsonSchema;

export type CaseStudiesProps = FromSchema<typeof schema>;
