import type { FromSchema } from 'json-schema-to-ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Search',
  description:
    'A field that searches the pages of the site, and the list of them all: it is there without a script too. Needs "search: true" in site.yaml.',
  type: 'object',
  required: ['type'],
  additionalProperties: false,
  properties: {
    type: { const: 'search', description: 'A search block.', reference: 'search-index' },
    ...sectionProperties,
  },
} as const satisfies JsonSchema;

export type SearchProps = FromSchema<typeof schema>;
