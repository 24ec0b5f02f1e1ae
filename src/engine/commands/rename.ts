import { readFileSync } from 'node:fs';
import { rename as move, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Theme } from '#contract/theme.ts';
import { npmRun } from '#engine/npm-run.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { planRename, type RenamePlan } from '#engine/rename/plan-rename.ts';
import { refuseBlocks } from './refuse-blocks.ts';
import { publish } from './schema.ts';

const usage = `Usage: npm run rename -- <block.property> <new-name>, for example: npm run rename -- price-table.rows.cost price
       npm run rename -- <block> <new-type>, for example: npm run rename -- price-table price-list
       --dry-run says what would be changed
`;

/** Gives a property or a block type another name everywhere at once, or nowhere. @returns the exit code */
export async function rename(
  theme: Theme,
  site: string,
  { words: [from, to], dryRun = false }: { words: readonly string[]; dryRun?: boolean },
): Promise<number> {
  if (!from || !to) {
    process.stderr.write(usage);
    return 2;
  }
  const root = resolve(site);
  const refused = await refuseBlocks(theme, root);
  if (refused) return refused;
  const plan = await planRename({ root, theme }, from, to);
  if ('problem' in plan) {
    process.stderr.write(`${plan.problem}\nNothing was changed.\n`);
    return 1;
  }
  const { folder, texts } = plan;
  const files = [...texts.keys()].map((path) => `${pathFromHere(path)}\n`).sort();
  if (folder) files.push(`${pathFromHere(folder.from)} -> ${pathFromHere(folder.to)}\n`);
  if (dryRun) {
    process.stdout.write(`${files.join('')}These would be changed.\n`);
    return 0;
  }
  await write(plan);
  const published = await publish(theme, root, plan.shapes);
  process.stdout.write([...files, ...published.map((file) => `${pathFromHere(join(root, 'schema', file))}\n`)].join(''));
  process.stdout.write(`\nNext: npm run format, then ${npmRun('check', root)}.\n`);
  return 0;
}

/** Writes all files, or puts back those that were written. */
async function write({ texts, folder }: RenamePlan): Promise<void> {
  const before = new Map([...texts.keys()].map((path) => [path, readFileSync(path, 'utf8')]));
  try {
    for (const [path, text] of texts) await writeFile(path, text);
    if (folder) await move(folder.from, folder.to);
  } catch (error) {
    for (const [path, text] of before) await writeFile(path, text);
    throw error;
  }
}
