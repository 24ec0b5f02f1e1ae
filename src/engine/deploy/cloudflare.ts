import { mostViewBytes, viewHeaders, viewSeconds } from '#engine/analytics/analytics-of.ts';
import type { RouteManifest } from '#engine/emit/host-rules.ts';
import type { Host } from './host.ts';
import { readManifest } from './read-manifest.ts';
import { writeHeaderRules } from './write-header-rules.ts';

/**
 * Cloudflare Pages and Workers. A rule of `_redirects` hides the files below it there, so wildcards are left to a script that runs where
 * no file was found; `_routes.json` tells Pages where that is worth a call.
 */
export const cloudflare: Host = {
  title: 'Cloudflare',
  files(manifest, { name }) {
    const { redirects } = readManifest(manifest);
    const settings = {
      name,
      main: './_worker.js',
      compatibility_date: '2026-01-01',
      assets: {
        directory: '.',
        binding: 'ASSETS',
        html_handling: 'auto-trailing-slash',
        not_found_handling: '404-page',
        // Workers would send other spellings on for the moment only (307).
        run_worker_first: [...listCalls(manifest), '/*/', '/*.html'],
      },
    };
    return new Map([
      ['_redirects', redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')],
      ['_headers', writeHeaderRules(manifest)],
      ['_worker.js', writeWorker(manifest)],
      ['_routes.json', json({ version: 1, include: listCalls(manifest), exclude: [] })],
      ['wrangler.json', json(settings)],
      ['.assetsignore', '_worker.js\n_routes.json\nwrangler.json\nroutes.json\n'],
    ]);
  },
  compressed: [],
  // https://developers.cloudflare.com/pages/platform/limits/, and the constants of @cloudflare/pages-shared
  limits: {
    files: 20_000,
    fileBytes: 25 << 20,
    redirects: 2000,
    wildcards: 80,
    wildcardLength: 100,
    headerRules: 100,
    lineLength: 2000,
  },
  lacks: [],
};

const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

/** Paths of files that no visitor is to see, and spellings that the asset server does not send on. */
const alwaysCalled = ['//*', '/*//*', '/*/index.html', '/404*', '/500*', '/_fallback/*', '/routes.json'];

/** The paths at which Pages calls the script before it looks for a file. */
function listCalls(manifest: RouteManifest): string[] {
  const { wildcards, gone, at, views } = readManifest(manifest);
  const prefixes = wildcards.map(({ prefix }) => prefix);
  const outer = prefixes.filter((prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(other)));
  const inside = (path: string) => outer.some((prefix) => path.startsWith(prefix));
  return [
    ...alwaysCalled.map((path) => (/^\/[4_5]/.test(path) ? at(path) : path)),
    ...(views ? [views.path] : []),
    ...outer.map((prefix) => `${prefix}*`),
    ...gone.filter((path) => !inside(path)).map((path) => `${path}*`),
  ];
}

function writeWorker(manifest: RouteManifest): string {
  const { wildcards, gone, at, headers, base, errorPage, views } = readManifest(manifest);
  const pages = wildcards.map(({ prefix, file }) => [prefix, file.replace(/\.html$/, '')]);
  return `// Answers where there is no file, and where a path is written in another spelling. Written by the build; changes are lost.
const wildcards = ${JSON.stringify(pages)};
const gone = ${JSON.stringify(gone)};
const hidden = ${JSON.stringify([at('/404'), at('/500'), at('/_fallback/'), '/routes.json'])};
const missing = ${JSON.stringify(errorPage(404)?.replace(/\.html$/, '') ?? '')};
const home = ${JSON.stringify(base)};
const headers = ${JSON.stringify(headers.pages)};

export default {
  async fetch(request, { ASSETS }) {
    const url = new URL(request.url);
    const given = decode(url.pathname);
    const path = cleanPath(given);${views ? `\n    if (path === ${JSON.stringify(views.path)} && request.method === 'POST') return passOn(request);` : ''}
    if (path !== given) return new Response(null, { status: 308, headers: { ...headers, location: encode(path) + url.search } });
    const show = (page) => ASSETS.fetch(new Request(new URL(page, url), request));
    if (hidden.some((name) => (name.endsWith('/') ? path.startsWith(name) : path === name))) return notFound(await show(missing), 404);
    const response = await ASSETS.fetch(request);
    if (response.status !== 404) return response;
    if (gone.includes(path)) return notFound(response, 410);
    const [, page] = wildcards.find(([prefix]) => path.startsWith(prefix)) ?? [];
    return page ? show(page) : response;
  },
};

${views ? passOn(views.url) : ''}function notFound({ body, headers }, status) {
  return new Response(body, { status, headers });
}

/** One path for one page: no trailing or doubled slash, no .html. */
function cleanPath(path) {
  const single = path.replace(/[\\/\\\\]+/g, '/');
  const bare = single.replace(/(?:\\/index)?\\.html$/, '').replace(/\\/+$/, '');
  return bare === home.slice(0, -1) || bare === home + 'index' ? home : bare;
}

function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function encode(path) {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
`;
}

/** The function of the script that passes the view of a page on to what counts them. */
function passOn(url: URL): string {
  return `/** Passes the view of a page on to what counts them. */
async function passOn(request) {
  const body = await request.arrayBuffer();
  if (body.byteLength > ${mostViewBytes}) return new Response(null, { status: 413, headers });
  const kept = ${JSON.stringify(viewHeaders)}.map((name) => [name, request.headers.get(name) ?? '']);
  const visitor = request.headers.get('cf-connecting-ip') ?? '';
  const { status } = await fetch(${JSON.stringify(url.href)}, {
    method: 'POST',
    headers: [...kept, ['x-forwarded-for', visitor]].filter(([, value]) => value !== ''),
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(${viewSeconds * 1000}),
  }).catch(() => ({ status: 502 }));
  return new Response(null, { status: status < 300 ? 204 : 502, headers });
}

`;
}
