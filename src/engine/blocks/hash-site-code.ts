import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { buildSync, type Metafile } from 'esbuild';
import { contentHash } from '#engine/read/content-hash.ts';
import type { TypeFolders } from './type-folders.ts';

/** The modules by which the engine enters the folder of a block. */
const entries = ['block.ts', 'schema.ts', 'island.tsx', 'effect.ts'];

/**
 * The hash of the code of each block of a site: of all files that its modules import, directly or not. Packages and what is
 * imported from the engine are left out; they are in the fingerprint of the engine.
 * @returns undefined for a block of the theme
 */
export async function hashSiteCode(folders: TypeFolders): Promise<(type: string) => string | undefined> {
  const hashes = new Map<string, string>();
  const own = folders.typesOfSite().filter((type) => !folders.isOfTheme(type));
  await Promise.all(own.map(async (type) => hashes.set(type, await hashBlock(folders, type))));
  return (type) => hashes.get(type);
}

async function hashBlock(folders: TypeFolders, type: string): Promise<string> {
  const all = dirname(dirname(folders.file(type, 'block.ts')));
  const modules = entries.filter((name) => folders.has(type, name)).map((name) => folders.file(type, name));
  // What cannot be followed may import anything that stands there.
  const files = listImported(modules) ?? (await listAll(all));
  return contentHash(files.map((file) => `${relative(all, file)}\0${contentHash(readFileSync(file), 20)}`).join('\n'), 20);
}

/** @param paths absolute @returns absolute, sorted; undefined where something cannot be read */
function listImported(paths: readonly string[]): string[] | undefined {
  try {
    return Object.keys(followImports(paths).inputs)
      .map((file) => join('/', file))
      .sort();
  } catch {
    return undefined;
  }
}

function followImports(paths: readonly string[]): Metafile {
  const { metafile } = buildSync({
    entryPoints: [...paths],
    bundle: true,
    write: false,
    metafile: true,
    outdir: '.',
    absWorkingDir: '/',
    external: ['#*'],
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  return metafile;
}

async function listAll(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
