import { hasFixedName } from '#engine/emit/fixed-names.ts';
import type { RouteManifest } from '#engine/emit/host-rules.ts';

/** Files of hosts and of the build itself, which no visitor is to see. */
const inner = ['/routes.json', '/_headers', '/_redirects', '/404', '/500', '/404.html', '/500.html', '/_deploy/nginx.conf', '/.htaccess'];

/** What visitors, crawlers and attackers may ask of a build, made from its own routes: the targets of requests, as they are sent. */
export function listRequests({ routes, redirects = {}, gone = [], files = {}, base = '/', folder = '' }: RouteManifest): string[] {
  const pages = routes.filter(({ kind }) => kind !== 'wildcard').map(({ pattern }) => pattern);
  const wildcards = routes.filter(({ kind }) => kind === 'wildcard').map(({ pattern }) => pattern.slice(0, -1));
  const fallbacks = wildcards.map((prefix) => `/_fallback${prefix.slice(0, -1)}`);
  const named = Object.keys(files)
    .filter((file) => file.startsWith(folder) && !/\.(?:br|gz)$/.test(file))
    .map((file) => file.slice(folder.length));
  const assets = ['js', 'svg', 'png', 'webp', 'avif', 'woff2', 'pf_fragment', 'pf_index', 'pagefind'].flatMap(
    (ending) => named.find((file) => file.endsWith(`.${ending}`) && /^(?:assets|pagefind)\//.test(file)) ?? [],
  );
  const paths = [
    ...pages.flatMap(spellings),
    ...wildcards.flatMap((prefix) => [
      ...spellings(`${prefix}some-thing`),
      `${prefix}one/two`,
      `${prefix}one/two/`,
      `${prefix}X`,
      `${prefix}a%20b`,
      prefix.toUpperCase(),
      `${prefix.toUpperCase()}x`,
    ]),
    ...Object.keys(redirects).flatMap(spellings),
    ...gone.flatMap(spellings),
    ...spellings('/nothing'),
    '/nothing/at/all',
    '/%00',
    '/%zz',
    '/..%2f..%2fetc/passwd',
    ...inner,
    ...fallbacks,
    '/assets/',
    '/assets/none.js',
    ...named.filter(hasFixedName).map((file) => `/${file}`),
    ...assets.map((file) => `/${file}`),
  ];
  return [...new Set(paths)].map((path) => base + path.slice(1));
}

/** One path as people and programs write it. */
function spellings(path: string): string[] {
  if (path === '/') return ['/', '/?a=1', '/index', '/index.html', '/index.html?a=1', '//', '/./', '/%2e/'];
  const [, first = '', rest = ''] = /^\/(.)(.*)$/.exec(path) ?? [];
  const inside = path.replace(/(.)\/(?=[^/]*$)/, '$1//');
  return [
    path,
    `${path}?a=1&b=//c`,
    `${path}/`,
    `${path}//`,
    `${path}/?a=1`,
    `${path}.html`,
    `${path}/index.html`,
    `${path}%2ehtml`,
    `/${path}`,
    ...(inside === path ? [] : [inside]),
    `/%2e${path}`,
    `/x/%2e%2e${path}`,
    `/%${first.charCodeAt(0).toString(16)}${rest}`,
    path.toUpperCase(),
  ];
}
