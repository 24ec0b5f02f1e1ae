import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { JsonSchema } from '#contract/json-schema.ts';
import { isEngineRoot } from '#engine/engine-root.ts';
import { npmRun } from '#engine/npm-run.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { serialiseSchema } from './publish-schemas.ts';
import { listPublished } from './write-schemas.ts';

/** How many files a message names; where nothing has been published yet, all are stale. */
const most = 3;

/** Holds the names of one site.yaml that editors offer; no check depends on it. */
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

/** @param stale files, relative to the folder @param folder absolute path of `schema/` @returns what is wrong, and the command that sets it right */
export function describeStale(stale: readonly string[], folder: string): { what: string; command: string } {
  const root = dirname(folder);
  const files = stale.map((file) => pathFromHere(join(folder, file)));
  const listed = files.length > most ? `${files.slice(0, most).join(', ')} and ${files.length - most} more` : files.join(', ');
  return {
    what: `The shapes in ${isEngineRoot(root) ? 'src/' : 'src/, blocks/ and entries/'} have changed and are not published yet: ${listed}.`,
    command: npmRun('schema', root),
  };
}
