import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Theme } from '#contract/theme.ts';
import { blockFolders } from '#engine/blocks/block-folders.ts';
import { explainAllCodes } from '#engine/diagnostics/explain-code.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { findStaleSchemas } from '#engine/schema/find-stale-schemas.ts';
import { describeMistake, judgeSchemas } from '#engine/schema/judge-schemas.ts';
import { loadBlockSchemas } from '#engine/schema/load-block-schemas.ts';
import { publishSchemas, type Shapes } from '#engine/schema/publish-schemas.ts';
import { readSiteNames } from '#engine/schema/site-names.ts';
import { writeSchemas } from '#engine/schema/write-schemas.ts';

const folder = join(engineRoot, 'schema');
const reference = 'docs/diagnostics.md';

/**
 * Publishes the schemas and the reference of diagnostics, or only says which published files are stale. Shapes that would make
 * every check fail are refused with their place, and nothing is written.
 * @returns the exit code
 */
export async function schema(theme: Theme, onlyCheck: boolean): Promise<number> {
  const folders = blockFolders(theme);
  const shapes = { theme, blocks: await loadBlockSchemas(folders) };
  const mistakes = await judgeSchemas(shapes.blocks, folders);
  if (mistakes.length > 0) {
    process.stderr.write(`${mistakes.map(describeMistake).join('\n')}\nNothing was published.\n`);
    return 1;
  }
  const files = onlyCheck ? await findStale(shapes) : await publish(shapes);
  const list = files.map((file) => `${file}\n`).join('');
  if (files.length === 0) process.stdout.write(`schema/ and ${reference} are up to date.\n`);
  else if (onlyCheck) process.stdout.write(`${list}These do not match src/ and site.yaml. Run: npm run schema\n`);
  else process.stdout.write(list);
  return onlyCheck && files.length > 0 ? 1 : 0;
}

const siteNames = ({ theme }: Shapes) => readSiteNames(join(engineRoot, 'site.yaml'), theme.flags);

async function publish(shapes: Shapes): Promise<string[]> {
  const changed = (await writeSchemas(folder, shapes, await siteNames(shapes))).map((file) => `schema/${file}`);
  if (!(await isReferenceStale())) return changed;
  const path = join(engineRoot, reference);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, explainAllCodes());
  return [...changed, reference];
}

async function findStale(shapes: Shapes): Promise<string[]> {
  const stale = await findStaleSchemas(publishSchemas(shapes, await siteNames(shapes)), folder, { namesCount: true });
  const files = stale.map((file) => `schema/${file}`);
  return (await isReferenceStale()) ? [...files, reference] : files;
}

async function isReferenceStale(): Promise<boolean> {
  return (await readFile(join(engineRoot, reference), 'utf8').catch(() => undefined)) !== explainAllCodes();
}
