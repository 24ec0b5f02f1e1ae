import type { Plugin } from 'vite';
import type { TypeFolders } from '#engine/blocks/type-folders.ts';
import { blockModulePrefix } from './wire.ts';

/** Vite plugin: the browser imports the effect or the island of a block by its type, wherever the folder of the block is. */
export function blockModules(folders: TypeFolders): Plugin {
  return {
    name: 'block-modules',
    apply: 'serve',
    resolveId: (id) => (id.startsWith(blockModulePrefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${blockModulePrefix}`)) return undefined;
      const [type = '', file = ''] = id.slice(blockModulePrefix.length + 1).split('/');
      // Exports the module of the block instead of being a copy of it, which the browser would run a second time.
      return `export { default } from ${JSON.stringify(folders.file(type, file))};`;
    },
  };
}
