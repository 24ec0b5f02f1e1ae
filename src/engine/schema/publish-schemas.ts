import { definitions } from '#contract/definitions/index.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { namedKinds } from '#contract/reference-kinds.ts';
import type { Theme } from '#contract/theme.ts';
import { typeSnippets } from '#contract/type-snippets.ts';
import { unionByType } from '#contract/union-by-type.ts';
import { pageSchema } from './page-schema.ts';
import { noNames, type SiteNames, siteNamesSchema } from './site-names.ts';
import { siteSchemaWith } from './site-schema-with.ts';

const draft = 'http://json-schema.org/draft-07/schema#';
const definitionNames = new Map<unknown, string>(Object.entries(definitions).map(([name, fragment]) => [fragment, name]));

/** The shapes that are written in code. */
export interface Shapes {
  /** The schema of every block by its type. */
  blocks: Readonly<Record<string, JsonSchema>>;
  theme: Pick<Theme, 'settings' | 'flags'>;
}

/**
 * Joins the shapes written in `src/` into the files of `schema/`: JSON Schema draft-07, each shared shape written once
 * and referred to.
 * @param names what editors offer where a page names something of site.yaml
 * @returns file contents by path relative to `schema/`
 */
export function publishSchemas({ blocks, theme }: Shapes, names: SiteNames = noNames): Map<string, JsonSchema> {
  const files = new Map<string, JsonSchema>();
  const shared = Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [name, referTo('', definition as JsonSchema, definition)]),
  );
  files.set('site-names.schema.json', { $schema: draft, ...siteNamesSchema(names) });
  files.set('shared.schema.json', { $schema: draft, title: 'Shared shapes', definitions: shared });
  for (const [type, schema] of Object.entries(blocks)) {
    files.set(`blocks/${type}.schema.json`, { $schema: draft, ...referTo('../', schema) });
  }
  const branches = Object.fromEntries(
    Object.entries(blocks).map(([type, { title, description }]) => [type, { title, description, $ref: `blocks/${type}.schema.json` }]),
  );
  const { properties, ...page } = referTo('./', pageSchema);
  files.set('page.schema.json', {
    $schema: draft,
    ...page,
    required: [...(page.required ?? []), 'blocks'],
    properties: {
      ...properties,
      blocks: {
        description: 'The blocks of the page, from top to bottom.',
        type: 'array',
        minItems: 1,
        items: { $ref: '#/definitions/block' },
      },
    },
    definitions: {
      block: unionByType({
        branches,
        noun: 'Block',
        description: 'One block of the page. Its type says which keys it takes.',
        snippets: typeSnippets(blocks),
      }),
    },
  });
  files.set('site.schema.json', { $schema: draft, ...referTo('./', siteSchemaWith(theme)) });
  return files;
}

/** The text of a published file. */
export function serialiseSchema(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/**
 * A copy in which every shared shape is a `$ref` to its definition; `except` is copied even if it is one. What names
 * something of site.yaml also refers to the names there are.
 * @param folder the relative path to schema/, as a prefix; empty inside the file of shared shapes
 */
function referTo(folder: '' | './' | '../', schema: JsonSchema, except?: unknown): JsonSchema {
  const up = folder === '../' ? folder : '';
  const shared = folder === '' ? '#/definitions/' : `${up}shared.schema.json#/definitions/`;
  const copy = (value: unknown): unknown => {
    const name = definitionNames.get(value);
    if (name && value !== except) return { $ref: `${shared}${name}` };
    if (Array.isArray(value)) return value.map(copy);
    if (!value || typeof value !== 'object') return value;
    const copied = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
    const kind = namedKinds.find((candidate) => candidate === copied.reference);
    return kind ? { ...copied, allOf: [{ $ref: `${up}site-names.schema.json#/definitions/${kind}` }] } : copied;
  };
  return copy(schema) as JsonSchema;
}
