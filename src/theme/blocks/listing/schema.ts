import type { FromSchema } from 'json-schema-to-ts';
import { queryProperties } from '#contract/definitions/query.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Listing',
  description: 'Entries of a collection: articles, people, events. Each new file of the collection appears where it belongs.',
  type: 'object',
  required: ['type', 'from'],
  additionalProperties: false,
  properties: {
    type: { const: 'listing', description: 'A list of entries.' },
    ...sectionProperties,
    ...queryProperties,
    layout: {
      description:
        '"cards" stand in columns with pictures, "rows" one under the other with the day in front, "lead" shows the first one large and the rest small.',
      enum: ['cards', 'rows', 'lead'],
      default: 'cards',
    },
  },
} as const satisfies JsonSchema;

export type ListingProps = FromSchema<typeof schema>;
