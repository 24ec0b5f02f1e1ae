import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineRoot } from '#engine/engine-root.ts';

const blocksFolder = join(engineRoot, 'src', 'theme', 'blocks');

/** The block types: every folder beside this file that holds a schema.ts. */
export function listBlockTypes(): string[] {
  return readdirSync(blocksFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(blocksFolder, entry.name, 'schema.ts')))
    .map((entry) => entry.name)
    .sort();
}

/** The absolute path of a file of a block's folder. */
export function blockFile(type: string, name: string): string {
  return join(blocksFolder, type, name);
}

export function hasBlockFile(type: string, name: string): boolean {
  return existsSync(blockFile(type, name));
}

/** Imports a module of a block's folder. */
export async function importBlockModule<Module>(type: string, name: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(blockFile(type, name)).href)) as Module;
}
