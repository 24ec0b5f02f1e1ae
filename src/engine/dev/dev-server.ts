import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Theme } from '#contract/theme.ts';
import { siteBlocks, siteEntries } from '#engine/blocks/type-folders.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { publishedFolder } from '#engine/schema/published-folder.ts';
import { openEngineQueue } from './engine-queue.ts';
import { guardTools } from './guard-tools.ts';
import { openPages } from './open-pages.ts';
import { pathOfTarget } from './path-of-target.ts';
import { respondFailure } from './respond-failure.ts';

/**
 * Milliseconds of quiet before the whole site is checked again; the open page is changed before that. Must be more than 50:
 * within that time chokidar does not report a second change of the same file (`_throttle` in its index.js).
 */
const quiet = 80;
/** The same for sites whose check takes long. */
const longestQuiet = 2000;

/**
 * Vite plugin behind `npm run dev`: responds to every path of the site from the files as they are, and changes the open
 * pages when a file is saved.
 * @param folder the folder of the site @param theme is loaded again through Vite, so that its changes are seen
 * @param now the instant as at which the site is shown; left out, the present, which goes on
 */
export function devServer(folder: string, theme: Theme, now?: number): Plugin {
  const root = realpathSync(resolve(folder));
  let codeChanged = () => {};
  return {
    name: 'dev-server',
    apply: (_, { command }) => command === 'serve' && !process.env.VITEST,
    config() {
      // React's development build in the browser, so that it explains mistakes in islands.
      const define = { 'process.env.NODE_ENV': '"development"' };
      return {
        oxc: { jsx: { development: false } },
        server: { fs: { allow: [engineRoot, theme.folder] } },
        environments: { client: { define, optimizeDeps: { rolldownOptions: { transform: { define } } } } },
      };
    },
    hotUpdate({ file }) {
      // Of new and deleted files too; those of schema/ are published shapes.
      const ofEngine = ['src', 'schema'].map((name) => join(engineRoot, name));
      const folders = [...ofEngine, theme.folder, siteBlocks(root), siteEntries(root), publishedFolder(root)];
      const isCode = folders.some((folder) => file.startsWith(folder + sep));
      if (this.environment.name === 'ssr' && isCode) codeChanged();
    },
    configureServer(server) {
      // Node loads the production builds of React and Emotion after this; they draw several times faster.
      process.env.NODE_ENV = 'production';
      const token = randomUUID();
      // Has to happen before Vite reads the request.
      server.httpServer?.prependListener('request', (request: IncomingMessage) => {
        request.url = pathOfTarget(request.url ?? '/');
      });
      server.middlewares.use(guardTools({ token, root }));
      const engine = openEngineQueue(server, { root, theme, now, onUnchecked: () => checkAll() });
      const pages = openPages(server, engine, { root, token });
      const changed = new Set<string>();
      const recent = new Set<string>();
      let code = false;
      let working = false;
      let idle: NodeJS.Timeout | undefined;
      let wait = quiet;

      const work = async () => {
        if (working) return;
        working = true;
        clearTimeout(idle);
        while (changed.size > 0 || code) {
          const paths = new Set(changed);
          changed.clear();
          for (const path of paths) recent.add(path);
          const reload = code;
          code = false;
          if (reload) await engine.reload().catch(pages.fail);
          await engine.applyChanges(paths).then(pages.update).catch(pages.fail);
        }
        working = false;
        idle = setTimeout(checkAll, wait);
      };
      const checkAll = () => {
        const again = new Set(recent);
        recent.clear();
        const check = async () => {
          if (again.size > 0) await engine.applyChanges(again);
          const start = performance.now();
          // Of a large site not between two saves in a row, which would have to wait.
          if (await engine.checkAll()) wait = Math.min(Math.max(quiet, performance.now() - start), longestQuiet);
          await pages.update();
        };
        void check().catch(pages.fail);
      };
      codeChanged = () => {
        code = true;
        void work();
      };
      const inSite = (path: string) => path === resolve(root, 'site.yaml') || path.startsWith(resolve(root, 'pages') + sep);
      // The folder and not the file: a watched file that is deleted is not watched when it comes back.
      server.watcher.add([root, theme.folder]);
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (path) => {
          if (!inSite(path)) return;
          changed.add(path);
          void work();
        });

      // After Vite's own middlewares, which serve scripts and fonts from src/.
      return () =>
        server.middlewares.use((request, response) => {
          const url = (request as { originalUrl?: string }).originalUrl ?? request.url ?? '/';
          void engine
            .respond(url)
            .catch(respondFailure)
            .then(({ status, type, body, policy, location }) => {
              const headers = { 'Content-Type': type, 'Cache-Control': 'no-store', ...(location && { Location: location }) };
              response.writeHead(status, policy ? { ...headers, 'Content-Security-Policy': policy } : headers);
              response.end(body);
            });
        });
    },
  };
}
