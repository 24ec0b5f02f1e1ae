import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engineRoot } from '#engine/engine-root.ts';
import { siteBlocks } from './type-folders.ts';

/**
 * Vite plugin: resolves what the blocks of a site import from this checkout and compiles their JSX as here, wherever the
 * site lies. @param root absolute path of the site; given to the dev server, which lets browsers load its blocks
 */
export function siteCode(root?: string): Plugin {
  const { dependencies, imports } = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as Manifest;
  return {
    name: 'site-code',
    config: () => ({
      resolve: {
        alias: Object.entries(imports).map(([name, path]) => ({
          find: new RegExp(name.includes('*') ? `^${name.replace('*', '')}` : `^${name}$`),
          replacement: join(engineRoot, path.replace('*', '')),
        })),
        // Looked up from the engine, and not from the file that imports them.
        dedupe: Object.keys(dependencies),
      },
      server: root === undefined ? {} : { fs: { allow: [engineRoot, siteBlocks(root)] } },
    }),
  };
}

interface Manifest {
  dependencies: Record<string, string>;
  /** `#contract/*` to `./src/engine/contract/*`, and the like. */
  imports: Record<string, string>;
}
