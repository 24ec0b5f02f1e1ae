import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentType } from '#engine/serve/content-type.ts';
import { hostModule, installHostPackages } from './host-packages.ts';
import type { Answer } from './judge-answers.ts';
import type { StartHost } from './real-servers.ts';
import { readFileAt, readTarget } from './static-files.ts';

async function toAnswer(response: Response): Promise<Answer> {
  const headers = Object.fromEntries(response.headers);
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return { status: response.status, location: headers.location, headers, body };
}

const urlOf = (target: string) => `http://site.test${target}`;

/**
 * Cloudflare Pages: its own asset server and its own readers of `_redirects` and `_headers`, and the script of the build where
 * `_routes.json` says so.
 */
export const startPages: StartHost = async (dist) => {
  installHostPackages();
  const load = (file: string) => import(hostModule(`pages-shared/${file}`));
  const { generateHandler } = await load('asset-server/handler.ts');
  const { parseRedirects } = await load('metadata-generator/parseRedirects.ts');
  const { parseHeaders } = await load('metadata-generator/parseHeaders.ts');
  const { createMetadataObject } = await load('metadata-generator/createMetadataObject.ts');
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const [redirects, headers] = [parseRedirects(read('_redirects')), parseHeaders(read('_headers'))];
  if (redirects.invalid.length > 0 || headers.invalid.length > 0) throw new Error(JSON.stringify([redirects.invalid, headers.invalid]));
  const metadata = createMetadataObject({ redirects, headers, logger: { debug() {}, log() {}, info() {}, warn() {}, error() {} } });
  // Pages does not publish these.
  const hidden = new Set(['/_redirects', '/_headers', '/_worker.js', '/_routes.json']);
  const fetchAsset = (request: Request): Promise<Response> =>
    generateHandler({
      request,
      metadata,
      logError: (error: Error) => {
        throw error;
      },
      findAssetEntryForPath: async (path: string) => (hidden.has(path) || readFileAt(dist, path) === undefined ? null : path),
      getAssetKey: (path: string) => path,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (path: string) => ({ body: Buffer.from(readFileAt(dist, path) ?? '', 'latin1'), contentType: contentType(path) }),
    });
  const worker = await import(`data:text/javascript,${encodeURIComponent(read('_worker.js'))}`);
  const calls: RegExp[] = JSON.parse(read('_routes.json')).include.map(
    (rule: string) =>
      new RegExp(
        `^${rule
          .split('*')
          .map((part) => part.replace(/[.+?^$()|[\]{}\\/]/g, '\\$&'))
          .join('.*')}$`,
      ),
  );
  return {
    async ask(target) {
      if (!readTarget(target)) return { status: 400, headers: {}, body: '' };
      const request = new Request(urlOf(target), { redirect: 'manual' });
      const called = calls.some((call) => call.test(new URL(request.url).pathname));
      return toAnswer(called ? await worker.default.fetch(request, { ASSETS: { fetch: fetchAsset } }) : await fetchAsset(request));
    },
    stop: async () => undefined,
  };
};

/** Cloudflare Workers: the runtime, router and asset server that Cloudflare itself runs, set up as `wrangler.json` of the build says. */
export const startWorkers: StartHost = async (dist) => {
  installHostPackages();
  const { Miniflare } = await import(hostModule('node_modules/miniflare/dist/src/index.js'));
  const { main, compatibility_date, assets } = JSON.parse(readFileSync(join(dist, 'wrangler.json'), 'utf8'));
  const server = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.mjs', contents: readFileSync(join(dist, main), 'utf8') }],
    compatibilityDate: compatibility_date,
    assets: {
      directory: join(dist, assets.directory),
      binding: assets.binding,
      routerConfig: { has_user_worker: true, static_routing: { user_worker: assets.run_worker_first } },
      assetConfig: { html_handling: assets.html_handling, not_found_handling: assets.not_found_handling },
    },
  });
  return {
    ask: async (target) =>
      toAnswer(await server.dispatchFetch(urlOf(target), { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })),
    stop: () => server.dispose(),
  };
};
