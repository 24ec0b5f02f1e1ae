import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blockFolders, siteBlocks } from '#engine/blocks/type-folders.ts';
import { isEngineRoot } from '#engine/engine-root.ts';
import { pathFromHere, relativePath } from '#engine/read/relative-path.ts';
import type { ScaffoldTarget } from './scaffold-target.ts';

interface Created {
  /** The files written, relative to the current folder. */
  files: string[];
  /** Why nothing was written, in words for the developer. */
  problem?: string;
}

/**
 * Writes a block folder that passes every test as it is: into blocks/ of a site, or where the site is that of this checkout,
 * into the theme.
 * @param type kebab-case
 */
export async function createBlock({ root, theme }: ScaffoldTarget, type: string): Promise<Created> {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type)) {
    return { files: [], problem: `"${type}" is not a block type. Use lower-case words joined by hyphens: price-table.` };
  }
  const folder = join(isEngineRoot(root) ? join(theme.folder, 'blocks') : siteBlocks(root), type);
  const taken = [folder, blockFolders(theme, root).file(type, '')].find(existsSync);
  if (taken) return { files: [], problem: `There is a block "${type}" already, in ${pathFromHere(taken)}. Nothing was written.` };
  await mkdir(folder, { recursive: true });
  const schema = relativePath(folder, join(root, 'schema', 'blocks', `${type}.schema.json`));
  const files: string[] = [];
  for (const [file, text] of Object.entries(theme.blockTemplate(type))) {
    const path = join(folder, file);
    await writeFile(path, file === 'example.yaml' ? `# yaml-language-server: $schema=${schema}\n${text}` : text);
    files.push(pathFromHere(path));
  }
  return { files };
}
