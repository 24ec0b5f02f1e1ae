import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Theme } from '#contract/theme.ts';
import { blockFolders } from '#engine/blocks/block-folders.ts';
import { engineRoot } from '#engine/engine-root.ts';

interface Created {
  /** The files written, relative to the engine's root. */
  files: string[];
  /** Why nothing was written, in words for the developer. */
  problem?: string;
}

/**
 * Writes a block folder that passes every test as it is.
 * @param type kebab-case
 */
export async function createBlock(theme: Theme, type: string): Promise<Created> {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type)) {
    return { files: [], problem: `"${type}" is not a block type. Use lower-case words joined by hyphens: price-table.` };
  }
  const folder = blockFolders(theme).file(type, '');
  if (existsSync(folder))
    return { files: [], problem: `There is a block "${type}" already, in ${relative(engineRoot, folder)}. Nothing was written.` };
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const [file, text] of Object.entries(theme.blockTemplate(type))) {
    await writeFile(join(folder, file), text);
    files.push(relative(engineRoot, join(folder, file)));
  }
  return { files };
}
