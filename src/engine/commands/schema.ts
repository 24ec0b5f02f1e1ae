import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Theme } from '#contract/theme.ts';
import { blockFolders } from '#engine/blocks/type-folders.ts';
import { explainAllCodes } from '#engine/diagnostics/explain-code.ts';
import { engineRoot, isEngineRoot } from '#engine/engine-root.ts';
import { npmRun } from '#engine/npm-run.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { findStaleSchemas } from '#engine/schema/find-stale-schemas.ts';
import { describeMistake, judgeSchemas, type LocatedMistake } from '#engine/schema/judge-schemas.ts';
import { judgeSiteCode } from '#engine/schema/judge-site-code.ts';
import { loadShapes } from '#engine/schema/load-shapes.ts';
import { publishSchemas, type Shapes } from '#engine/schema/publish-schemas.ts';
import { readSiteNames } from '#engine/schema/site-names.ts';
import { writeSchemas } from '#engine/schema/write-schemas.ts';

const reference = join(engineRoot, 'docs/diagnostics.md');

/**
 * Publishes the schemas of a site to its schema/, and for the site of this checkout the reference of diagnostics; or only says
 * which published files are stale. Shapes that would make every check fail are refused with their place, and nothing is written.
 * @returns the exit code
 */
export async function schema(theme: Theme, site: string, { onlyCheck = false } = {}): Promise<number> {
  const root = resolve(site);
  const folders = blockFolders(theme, root);
  const ofSite = await judgeSiteCode(theme, root);
  if (ofSite.length > 0) return refuse(ofSite);
  const shapes = await loadShapes(theme, root);
  const mistakes = await judgeSchemas(shapes.blocks, folders);
  if (mistakes.length > 0) return refuse(mistakes);
  const folder = join(root, 'schema');
  const found = onlyCheck
    ? await findStaleSchemas(publishSchemas(shapes, await namesOf(theme, root)), folder, { namesCount: true })
    : await publish(theme, root, shapes);
  const files = found.map((file) => join(folder, file));
  if (isEngineRoot(root) && (await isReferenceStale())) {
    files.push(reference);
    if (!onlyCheck) await writeReference();
  }
  report(root, files, onlyCheck);
  return onlyCheck && files.length > 0 ? 1 : 0;
}

/** Writes the schema/ of a site, whose shapes are known to be sound. @param root absolute path of the site @returns the files that changed */
export async function publish(theme: Theme, root: string, shapes?: Shapes): Promise<string[]> {
  const known = shapes ?? (await loadShapes(theme, root));
  return writeSchemas(join(root, 'schema'), known, await namesOf(theme, root));
}

const namesOf = (theme: Theme, root: string) => readSiteNames(root, theme.flags);

function refuse(mistakes: readonly LocatedMistake[]): number {
  process.stderr.write(`${mistakes.map(describeMistake).join('\n')}\nNothing was published.\n`);
  return 1;
}

function report(root: string, files: readonly string[], onlyCheck: boolean): void {
  const list = files.map((file) => `${pathFromHere(file)}\n`).join('');
  const all = [`${pathFromHere(join(root, 'schema'))}/`, ...(isEngineRoot(root) ? [pathFromHere(reference)] : [])];
  if (files.length === 0) process.stdout.write(`${all.join(' and ')} ${all.length > 1 ? 'are' : 'is'} up to date.\n`);
  else if (onlyCheck) process.stdout.write(`${list}These do not match src/ and site.yaml. Run: ${npmRun('schema', root)}\n`);
  else process.stdout.write(list);
}

async function writeReference(): Promise<void> {
  await mkdir(dirname(reference), { recursive: true });
  await writeFile(reference, explainAllCodes());
}

async function isReferenceStale(): Promise<boolean> {
  return (await readFile(reference, 'utf8').catch(() => undefined)) !== explainAllCodes();
}
