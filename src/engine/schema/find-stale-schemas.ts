import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonSchema } from '#contract/json-schema.ts';
import { serialiseSchema } from './publish-schemas.ts';
import { listPublished } from './write-schemas.ts';

/** What editors offer for the names of one site.yaml; no check depends on it. */
const onlyForEditors = 'site-names.schema.json';

/**
 * The files of `schema/` that are not what the shapes of `src/` make of them, one that is missing or left over included.
 * @param published what they make @param folder absolute path of `schema/`
 */
export async function findStaleSchemas(
  published: ReadonlyMap<string, JsonSchema>,
  folder: string,
  { namesCount = false } = {},
): Promise<string[]> {
  const stale = (await listPublished(folder)).filter((file) => !published.has(file));
  for (const [file, content] of published) {
    if (file === onlyForEditors && !namesCount) continue;
    const text = await readFile(join(folder, file), 'utf8').catch(() => undefined);
    if (text !== serialiseSchema(content)) stale.push(file);
  }
  return stale.sort();
}
