import type { FromSchema } from 'json-schema-to-ts';
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
          title: { description: 'What was done, as a heading.', type: 'string', minLength: 1 },
          description: { description: 'The problem and the work, in two or three sentences.', type: 'string', minLength: 1 },
          results: {
            description: 'What came of it, one result an entry.',
            type: 'array',
            minItems: 1,
            items: { description: 'One result, with its figure.', type: 'string', minLength: 1 },
          },
          location: { description: 'Where it happened: Cork, Ireland.', type: 'string', minLength: 1 },
        },
      },
    },
  },
} as const satisfies JsonSchema;

export type CaseStudiesProps = FromSchema<typeof schema>;
