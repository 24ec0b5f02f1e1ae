import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentType } from '#engine/serve/content-type.ts';
import { hostModule, installHostPackages } from './host-packages.ts';
import type { StartHost } from './real-servers.ts';
import { readFileAt, readTarget } from './static-files.ts';

interface VercelRoute {
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: boolean;
  handle?: string;
}

/**
 * Vercel as its documentation describes it. Vercel's own code turns `vercel.json` into routes; what walks through them is a model.
 * https://vercel.com/docs/build-output-api/configuration#routes
 */
export const modelVercel: StartHost = async (dist) => {
  installHostPackages();
  const module = await import(hostModule('node_modules/@vercel/routing-utils/dist/index.js'));
  const { getTransformedRoutes } = module.default ?? module;
  const settings = JSON.parse(readFileSync(join(dist, 'vercel.json'), 'utf8'));
  const { routes, error } = getTransformedRoutes(settings);
  if (error) throw new Error(error.message);
  const all: VercelRoute[] = routes;
  const split = all.findIndex(({ handle }) => handle === 'filesystem');
  const [before, after] = split < 0 ? [all, []] : [all.slice(0, split), all.slice(split + 1)];
  const find = (path: string) => {
    if (path === '/vercel.json') return undefined;
    // A page is found without its ending, and a folder by its index.html.
    const bare = path.replace(/\/$/, '');
    return [path, `${bare}.html`, `${bare}/index.html`].find((file) => readFileAt(dist, file) !== undefined);
  };
  return {
    async ask(target) {
      const read = readTarget(target);
      if (!read) return { status: 400, headers: {}, body: '' };
      const headers: Record<string, string> = { 'cache-control': 'public, max-age=0, must-revalidate' };
      const { search, url } = read;
      let path = read.path;
      const serve = (file: string, status = 200) => ({
        status,
        headers: { ...headers, 'content-type': contentType(file) },
        body: readFileAt(dist, file) ?? '',
      });
      const walk = (phase: readonly VercelRoute[]) => {
        for (const route of phase) {
          const match = route.src && new RegExp(route.src, 'i').exec(path);
          if (!match) continue;
          const fill = (text: string) => text.replace(/\$(\d+)/g, (_, index) => match[Number(index)] ?? '');
          for (const [name, value] of Object.entries(route.headers ?? {})) headers[name.toLowerCase()] = fill(value);
          if (route.status && route.headers?.Location !== undefined) return { status: route.status, to: `${headers.location}${search}` };
          if (route.dest) path = new URL(fill(route.dest), url).pathname;
          if (!route.continue) return undefined;
        }
        return undefined;
      };
      const moved = walk(before);
      if (moved) return { status: moved.status, location: moved.to, headers, body: '' };
      const file = find(path);
      if (file) return serve(file);
      walk(after);
      const shown = find(path);
      return shown ? serve(shown) : serve('/404.html', 404);
    },
    stop: async () => undefined,
  };
};
