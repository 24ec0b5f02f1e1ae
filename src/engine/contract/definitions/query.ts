import { text } from './fields.ts';

/** The properties of a block that shows entries of a collection. Spread into its properties: `...queryProperties`. */
export const queryProperties = {
  from: {
    description: 'The collection of site.yaml whose entries are shown.',
    type: 'string',
    minLength: 1,
    reference: 'collection',
  },
  where: {
    title: 'Where',
    description:
      'Only entries whose fields have these values: topics: tax. Of a list of values one has to fit. "this" stands for the entry, the topic or the region of the page.',
    type: 'object',
    additionalProperties: {
      description: 'A value, or a list of values of which one has to fit.',
      type: ['string', 'number', 'boolean', 'array'],
      items: { description: 'One value.', type: ['string', 'number', 'boolean'] },
    },
  },
  sort: {
    description:
      'The fields to sort by, the first first; with - in front the largest or latest comes first: [-date, title]. The file name breaks ties.',
    type: 'array',
    minItems: 1,
    items: {
      description: 'A field, or - and a field.',
      type: 'string',
      pattern: '^-?[a-zA-Z][a-zA-Z0-9_-]*$',
      patternErrorMessage: 'is not a field to sort by. Write its name, or - and its name for the largest first, as in -date',
    },
  },
  limit: { description: 'How many entries are shown at most.', type: 'integer', minimum: 1 },
  paginate: {
    description: 'How many entries are shown on one page; the others follow on pages of their own: /journal/2.',
    type: 'integer',
    minimum: 1,
  },
  empty: text('What is said where there are no entries.'),
} as const;
