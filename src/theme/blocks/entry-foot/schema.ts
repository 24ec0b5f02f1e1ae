import type { FromSchema } from 'json-schema-to-ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { people, teaser } from '#theme/definitions/teasers.ts';

export const schema = {
  title: 'Entry foot',
  description:
    'What stands below the text of an entry: who wrote it, what is related, and the ways to the entries before and after it. The pages of entries have it by themselves.',
  type: 'object',
  required: ['type'],
  additionalProperties: false,
  properties: {
    type: { const: 'entry-foot', description: 'What stands below the text of an entry.' },
    people: people('Those who wrote it.'),
    related: { description: 'Entries about the same.', type: 'array', minItems: 1, items: teaser },
    previous: { ...teaser, description: 'The entry before it.' },
    next: { ...teaser, description: 'The entry after it.' },
  },
} as const satisfies JsonSchema;

export type EntryFootProps = FromSchema<typeof schema>;
