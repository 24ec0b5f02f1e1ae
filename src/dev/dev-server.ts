import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type * as DevSite from './dev-site.ts';

/**
 * Vite plugin: answers every address of the site by running the stages on request, and tells open pages when a YAML file
 * or a picture was saved. The stages are loaded through Vite, so a change to a block or to the engine needs no restart.
 * @param folder the folder of the site
 */
export function devServer(folder: string): Plugin {
  const root = resolve(folder);
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add([resolve(root, 'site.yaml'), resolve(root, 'pages')]);
      let version = 0;
      const changed = (path: string) => {
        if (path !== resolve(root, 'site.yaml') && !path.startsWith(resolve(root, 'pages') + sep)) return;
        version++;
        server.ws.send({ type: 'full-reload' });
      };
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, changed);
      // After Vite's own middlewares, which serve scripts and fonts from src/.
      return () => server.middlewares.use((request, response, next) => void answer(server, root, version, request, response).catch(next));
    },
  };
}

async function answer(
  server: ViteDevServer,
  root: string,
  version: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { answerRequest } = (await server.ssrLoadModule('/src/dev/dev-site.ts')) as typeof DevSite;
  const { status, type, body } = await answerRequest(
    root,
    version,
    (request as { originalUrl?: string }).originalUrl ?? request.url ?? '/',
  );
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}
