import { isAbsolute } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { ServiceName } from '#engine/analytics/analytics-of.ts';
import { siteCode } from '#engine/blocks/site-code.ts';
import { engineRoot } from '#engine/engine-root.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { clientEntries, clientEntryId, listClientEntries } from './client-entries.ts';
import { unindentStyles } from './unindent-styles.ts';

export interface BuiltClient {
  /** The scripts, by path in dist/. */
  files: Map<string, Buffer>;
  /** Their URLs, by entry. */
  urls: Map<string, string>;
  /** The files that they were made of: absolute paths. */
  sources: Set<string>;
}

/** What scripts are made for. */
export interface ScriptsOf extends Pick<Site, 'theme' | 'blockFolders'> {
  /** What counts the views of pages, if anything does. */
  service?: ServiceName;
}

/** Which build of React browsers get; the development build reports markup that it cannot hydrate. */
export type ReactBuild = 'production' | 'development';

/**
 * Bundles the scripts of all blocks. Nothing is written: the caller takes `files`. @param react independent of the NODE_ENV
 * of the caller @throws if a script does not compile, with Vite's own message
 */
export async function buildClient({ theme, blockFolders: folders, service }: ScriptsOf, react: ReactBuild): Promise<BuiltClient> {
  const entries = listClientEntries(folders, service);
  const fileName = (entry: string) => entry.replace('/', '-');
  const result = (await build({
    root: engineRoot,
    configFile: false,
    logLevel: 'warn',
    plugins: [clientEntries({ theme, folders }), siteCode(), plainDynamicImports(), unindentedStyles()],
    define: { 'process.env.NODE_ENV': JSON.stringify(react) },
    resolve: { conditions: ['module', 'browser', react] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: react === 'development' } },
    build: {
      write: false,
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [fileName(entry), clientEntryId(entry)])),
        output: { entryFileNames: 'assets/[name].[hash].js', chunkFileNames: 'assets/[name].[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;

  const files = new Map<string, Buffer>();
  const byName = new Map<string, string>();
  const sources = new Set<string>();
  for (const output of result.output) {
    files.set(output.fileName, Buffer.from(output.type === 'chunk' ? output.code : output.source));
    if (output.type !== 'chunk') continue;
    if (output.isEntry) byName.set(output.name, `/${output.fileName}`);
    for (const id of output.moduleIds) if (isAbsolute(id)) sources.add(id.replace(/\?.*$/, ''));
  }
  return { files, urls: new Map(entries.map((entry) => [entry, known(byName.get(fileName(entry)), entry)])), sources };
}

/**
 * Removes the kilobyte of code that Vite adds to `import()` to preload styles: our scripts have no styles. Each script has the line
 * that is left to itself: shared, it would be one more file to load.
 */
function plainDynamicImports(): Plugin {
  const prefix = '\0plain-import:';
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    resolveId: (id, importer) => (id === '\0vite/preload-helper.js' ? prefix + importer : undefined),
    load: (id) => (id.startsWith(prefix) ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}

/** Shortens the CSS that scripts bring with them. */
function unindentedStyles(): Plugin {
  return {
    name: 'unindented-styles',
    transform: { filter: { code: 'styleText' }, handler: (code) => ({ code: unindentStyles(code), map: null }) },
  };
}

function known(url: string | undefined, entry: string): string {
  if (!url) throw new Error(`no script was built for "${entry}"`);
  return url;
}
