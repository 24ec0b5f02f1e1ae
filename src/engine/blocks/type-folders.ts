import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '#contract/theme.ts';
import { importSource, isUncompiled } from '#engine/compiled/import-source.ts';
import { registerSiteCode } from './register-site-code.ts';

/**
 * The types that a site can use, of blocks or of entries: the folders of the theme's blocks/ or entries/ that hold a schema.ts, and those
 * of the site's own folder of that name.
 */
export interface TypeFolders {
  /** Sorted. The folders are read at each call: the dev server shows new ones without a restart. */
  types(): string[];
  /** The types in the site's own folder, sorted. Of a type that the theme has too, the folder of the theme is used. */
  typesOfSite(): string[];
  /** Whether the theme has a type of this name, whatever the site has. */
  isOfTheme(type: string): boolean;
  /** The absolute path of a file of a type's folder, whether it exists or not. */
  file(type: string, name: string): string;
  has(type: string, name: string): boolean;
  /** Imports a module of a type's folder. */
  load<Module>(type: string, name: string): Promise<Module>;
}

/** @param root absolute path of the site; left out, the blocks are those of the theme alone */
export function blockFolders({ folder }: Pick<Theme, 'folder'>, root?: string): TypeFolders {
  return typeFolders(join(folder, 'blocks'), root === undefined ? undefined : siteBlocks(root));
}

/** The kinds of entries. @param root as for `blockFolders` */
export function entryFolders({ folder }: Pick<Theme, 'folder'>, root?: string): TypeFolders {
  return typeFolders(join(folder, 'entries'), root === undefined ? undefined : siteEntries(root));
}

/** @param ofTheme absolute path of the theme's folder of types @param ofSite that of the site's, whether it exists or not */
function typeFolders(ofTheme: string, ofSite: string | undefined): TypeFolders {
  const isOfTheme = (type: string) => isType(ofTheme, type);
  const isOnlyOfSite = (type: string) => ofSite !== undefined && isType(ofSite, type) && !isOfTheme(type);
  const file = (type: string, name: string) => join(isOnlyOfSite(type) ? (ofSite as string) : ofTheme, type, name);
  const typesOfSite = () => (ofSite === undefined ? [] : listTypes(ofSite));
  return {
    types: () => [...new Set([...listTypes(ofTheme), ...typesOfSite()])].sort(),
    typesOfSite,
    isOfTheme,
    file,
    has: (type, name) => existsSync(file(type, name)),
    load: async <Module>(type: string, name: string) => {
      const path = file(type, name);
      if (isOnlyOfSite(type) || isUncompiled(path)) await registerSiteCode();
      return importSource<Module>(path);
    },
  };
}

/** The folder of a site's own blocks, whether it exists or not. @param root absolute path of the site */
export function siteBlocks(root: string): string {
  return join(root, 'blocks');
}

/** The folder of a site's own kinds of entries, whether it exists or not. @param root absolute path of the site */
export function siteEntries(root: string): string {
  return join(root, 'entries');
}

function listTypes(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isType(folder, entry.name))
    .map(({ name }) => name)
    .sort();
}

function isType(folder: string, type: string): boolean {
  return existsSync(join(folder, type, 'schema.ts'));
}
