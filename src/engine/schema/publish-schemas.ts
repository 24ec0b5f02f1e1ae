import { definitions } from '#contract/definitions/index.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { Theme } from '#contract/theme.ts';
import { changeOfBlock } from './change-schema.ts';
import { publishEntrySchemas } from './publish-entry-schemas.ts';
import { publishPageSchemas } from './publish-page-schemas.ts';
import { referTo } from './refer-to.ts';
import { noNames, type SiteNames, siteNamesSchema } from './site-names.ts';
import { siteSchemaWith } from './site-schema-with.ts';

const draft = 'http://json-schema.org/draft-07/schema#';

/** The shapes that are written in code. */
export interface Shapes {
  /** The schema of every block by its type. */
  blocks: Readonly<Record<string, JsonSchema>>;
  /** The schema of every kind of entry by its name, with the keys that only entries have. */
  entries?: Readonly<Record<string, JsonSchema>>;
  theme: Pick<Theme, 'settings' | 'flags'>;
}

/**
 * Joins the shapes written in `src/` into the files of `schema/`: JSON Schema draft-07, each shared shape written once
 * and referred to.
 * @param names what editors offer where a page names something of site.yaml
 * @returns file contents by path relative to `schema/`
 */
export function publishSchemas({ blocks, entries = {}, theme }: Shapes, names: SiteNames = noNames): Map<string, JsonSchema> {
  const files = new Map<string, JsonSchema>();
  const shared = Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [name, referTo('', definition as JsonSchema, definition)]),
  );
  files.set('site-names.schema.json', { $schema: draft, ...siteNamesSchema(names) });
  files.set('shared.schema.json', { $schema: draft, title: 'Shared shapes', definitions: shared });
  for (const [type, schema] of Object.entries(blocks)) {
    files.set(`blocks/${type}.schema.json`, {
      $schema: draft,
      ...referTo('../', schema),
      definitions: { change: referTo('../', changeOfBlock(schema)) },
    });
  }
  for (const [file, schema] of publishPageSchemas(blocks)) files.set(file, { $schema: draft, ...schema });
  for (const [file, schema] of publishEntrySchemas(entries)) files.set(file, { $schema: draft, ...schema });
  files.set('site.schema.json', { $schema: draft, ...referTo('./', siteSchemaWith(theme, Object.keys(entries))) });
  return files;
}

/** The text of a published file. */
export function serialiseSchema(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}
