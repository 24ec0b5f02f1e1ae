import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Theme } from '#contract/theme.ts';
import type { ServiceName } from '#engine/analytics/analytics-of.ts';
import type { TypeFolders } from '#engine/blocks/type-folders.ts';
import { engineRoot } from '#engine/engine-root.ts';

const prefix = 'virtual:client/';

/**
 * The scripts a page may load: `site`, `effect/<type>` and `island/<type>`, found in the block folders, and `views/<service>`.
 * @param service what counts the views of pages, if anything does
 */
export function listClientEntries(folders: TypeFolders, service?: ServiceName): string[] {
  const types = folders.types();
  const having = (file: string) => types.filter((type) => folders.has(type, file));
  return [
    'site',
    ...having('effect.ts').map((type) => `effect/${type}`),
    ...having('island.tsx').map((type) => `island/${type}`),
    ...(service ? [`views/${service}`] : []),
  ];
}

/** The module id of a script for Vite. */
export function clientEntryId(entry: string): string {
  return prefix + entry;
}

interface ClientEntries {
  theme: Theme;
  folders: TypeFolders;
  /**
   * Module for the dev server, which draws islands again: its `keepIslands` is handed what was mounted, and what is mounted
   * already, by its `isLiving`, is left alone.
   */
  keeper?: string;
}

/** Vite plugin: writes the few lines that start each script. */
export function clientEntries({ theme, folders, keeper }: ClientEntries): Plugin {
  let keep = false;
  return {
    name: 'client-entries',
    configResolved({ command }) {
      keep = keeper !== undefined && command === 'serve';
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [kind, type = ''] = id.slice(prefix.length + 1).split('/');
      const blockSource = (file: string) => JSON.stringify(folders.file(type, file));
      if (kind === 'site')
        return [join(engineRoot, 'src/engine/render/client/after-first-paint.ts'), join(theme.folder, theme.script)]
          .map((path) => `import ${JSON.stringify(path)};`)
          .join('\n');
      if (kind === 'views') return `import ${JSON.stringify(join(engineRoot, `src/engine/analytics/client/${type}.ts`))};`;
      if (kind === 'effect') {
        return `import effect from ${blockSource('effect.ts')};
for (const element of document.querySelectorAll('[data-effect="${type}"]')) effect(element);`;
      }
      const start = `import { mountIslands } from ${JSON.stringify(join(engineRoot, 'src/engine/islands/client/mount-islands.ts'))};
import Island from ${blockSource('island.tsx')};`;
      if (!keep) return `${start}\nmountIslands(${JSON.stringify(type)}, Island);`;
      return `${start}
import { isLiving, keepIslands } from ${JSON.stringify(keeper)};
keepIslands(mountIslands(${JSON.stringify(type)}, Island, isLiving));`;
    },
  };
}
