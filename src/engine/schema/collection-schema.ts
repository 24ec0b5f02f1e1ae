import type { FromSchema } from 'json-schema-to-ts';
import { text } from '#contract/definitions/fields.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

const topic = {
  title: 'Topic',
  description: 'One topic: its name as entries write it, or the name and the words people read.',
  type: ['string', 'object'],
  minLength: 1,
  pattern: '^[a-z0-9][a-z0-9-]*$',
  patternErrorMessage:
    'is not the name of a topic. Use lower-case letters, digits and hyphens; for other words write { value: tax-law, label: Tax law }',
  required: ['value', 'label'],
  additionalProperties: false,
  properties: {
    value: {
      description: 'The name of the topic, as entries and paths write it: tax-law.',
      type: 'string',
      pattern: '^[a-z0-9][a-z0-9-]*$',
      patternErrorMessage: 'is not the name of a topic. Use lower-case letters, digits and hyphens, as in tax-law',
    },
    label: text('The words people read.'),
  },
} as const satisfies JsonSchema;

/** One entry of `collections` in site.yaml. */
export const collection = {
  title: 'Collection',
  usage: 'Show it on a page: "{ type: listing, from: <name>, empty: … }"',
  description: 'A folder whose files are entries of one kind: articles, people, offices, events.',
  type: 'object',
  required: ['folder', 'entry'],
  additionalProperties: false,
  properties: {
    folder: {
      description:
        'The folder of its files, inside pages/: journal. With _ in front, as in _people, its files are no pages without a route.',
      type: 'string',
      pattern: '^_?[a-zA-Z0-9][a-zA-Z0-9._-]*(?:/_?[a-zA-Z0-9][a-zA-Z0-9._-]*)*$',
      patternErrorMessage: 'is not a folder inside pages/. Write its path without a slash at either end, as in journal',
    },
    entry: { description: 'The kind of its entries: article.', type: 'string', minLength: 1 },
    route: {
      description:
        'The path of the page of each entry, with {name} for the name of its file: /journal/{name}. Left out, entries have no pages.',
      type: 'string',
      pattern: '^(?:/[a-z0-9][a-z0-9._~-]*)*/\\{name\\}$',
      patternErrorMessage: 'is not the route of a collection. Write a path that ends in /{name}, as in /journal/{name}',
    },
    title: text('What the collection is called, in its feed and above lists: Journal. Left out, its name.'),
    topics: { description: 'The topics that its entries may have.', type: 'array', minItems: 1, items: topic },
    feed: {
      description:
        'Whether a feed (Atom) of its entries is published beside their pages: /journal/feed.xml. Left out, it is where entries have pages and a day of publication.',
      type: 'boolean',
    },
  },
} as const satisfies JsonSchema;

export type CollectionConfig = FromSchema<typeof collection>;
