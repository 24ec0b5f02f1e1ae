import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { joinWords } from '#contract/join-words.ts';
import type { Theme } from '#contract/theme.ts';
import { blockFolders } from '#engine/blocks/type-folders.ts';
import { describeHosts } from '#engine/deploy/describe-hosts.ts';
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

/** The pages of docs/ that are written from the code. */
const references: readonly (readonly [file: string, write: () => string])[] = [
  [join(engineRoot, 'docs/diagnostics.md'), explainAllCodes],
  [join(engineRoot, 'docs/deploy.md'), describeHosts],
];

/**
 * Publishes the schemas of a site to its schema/, and for the site of this checkout the references of diagnostics and hosts; or only says
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
  for (const [file, write] of isEngineRoot(root) ? references : []) {
    if ((await readFile(file, 'utf8').catch(() => undefined)) === write()) continue;
    files.push(file);
    if (onlyCheck) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, write());
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
  const all = [`${pathFromHere(join(root, 'schema'))}/`, ...(isEngineRoot(root) ? references.map(([file]) => pathFromHere(file)) : [])];
  if (files.length === 0) process.stdout.write(`${joinWords(all, 'and')} ${all.length > 1 ? 'are' : 'is'} up to date.\n`);
  else if (onlyCheck) process.stdout.write(`${list}These do not match src/ and site.yaml. Run: ${npmRun('schema', root)}\n`);
  else process.stdout.write(list);
}
