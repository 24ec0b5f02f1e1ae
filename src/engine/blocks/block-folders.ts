import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Theme } from '#contract/theme.ts';

/** The block types a site can use: the folders of the theme's blocks/ that hold a schema.ts, and those of the site's own. */
export interface BlockFolders {
  /** Sorted. The folders are read at each call: the dev server takes in new ones. */
  types(): string[];
  /** The absolute path of a file of a type's folder, whether it exists or not. */
  file(type: string, name: string): string;
  has(type: string, name: string): boolean;
  /** Imports a module of a type's folder. */
  load<Module>(type: string, name: string): Promise<Module>;
}

export function blockFolders({ folder }: Pick<Theme, 'folder'>): BlockFolders {
  const blocks = join(folder, 'blocks');
  const file = (type: string, name: string) => join(blocks, type, name);
  const has = (type: string, name: string) => existsSync(file(type, name));
  return {
    types: () =>
      readdirSync(blocks, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && has(entry.name, 'schema.ts'))
        .map(({ name }) => name)
        .sort(),
    file,
    has,
    load: async <Module>(type: string, name: string) => (await import(/* @vite-ignore */ pathToFileURL(file(type, name)).href)) as Module,
  };
}
