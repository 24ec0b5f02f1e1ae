import type { JsonSchema } from '#contract/json-schema.ts';
import { pageSchema } from './page-schema.ts';
import { referTo } from './refer-to.ts';

/** Keys of a page that an entry cannot have: it stands at one path, and its summary describes it. */
const onlyOfPages: readonly string[] = ['wildcards', 'status', 'topicsOf', 'description'];

/** The keys that an entry has whatever its kind is, `title` among them. */
export const keysOfEveryEntry: readonly string[] = [
  ...Object.keys(pageSchema.properties).filter((key) => !onlyOfPages.includes(key)),
  'description',
];

/**
 * The shape of an entry file by kind: the keys of the kind, and those of a page.
 * @returns file contents by path relative to `schema/`
 */
export function publishEntrySchemas(entries: Readonly<Record<string, JsonSchema>>): Map<string, JsonSchema> {
  return new Map(Object.entries(entries).map(([kind, schema]) => [`entries/${kind}.schema.json`, entrySchema(schema)]));
}

function entrySchema(schema: JsonSchema): JsonSchema {
  const { title, description, required = [], properties } = referTo('../', schema);
  const page = referTo('../', pageSchema).properties as Readonly<Record<string, JsonSchema>>;
  const shared = Object.fromEntries(Object.entries(page).filter(([key]) => !onlyOfPages.includes(key)));
  const { title: heading, ...rest } = shared;
  return {
    title,
    description,
    type: 'object',
    required: ['title', ...required],
    additionalProperties: false,
    properties: {
      title: { ...heading, description: 'The title of the entry: in lists, on its page, in the browser tab.' },
      ...properties,
      description: { ...page.description, description: 'What search results say, where the summary does not fit.' },
      ...rest,
      blocks: {
        description: 'Blocks that stand behind the text of the entry, from top to bottom.',
        type: 'array',
        minItems: 1,
        items: { $ref: '../page.schema.json#/definitions/entry' },
      },
    },
  };
}
