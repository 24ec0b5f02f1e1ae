import type { Route } from '#engine/resolve/resolve-site.ts';
import type { ListedFile } from './file-list.ts';
import type { Redirect } from './list-redirects.ts';
import { outputFile } from './output-file.ts';
import type { HeaderRule } from './response-headers.ts';

/** What a server needs to know about dist/: which path is which file, with which status. */
export interface RouteManifest {
  routes: { pattern: string; kind: 'canonical' | 'wildcard'; file: string }[];
  errors: { status: 404 | 500; file: string }[];
  /** Former paths, each with the path to which visitors are sent on. */
  redirects?: Readonly<Record<string, string>>;
  /** Paths that are gone for good. */
  gone?: readonly string[];
  /** Every other file of dist/, so that a folder that is still being filled is not taken for a build. */
  files?: Readonly<Record<string, ListedFile>>;
  /** Missing in folders that were not built by `emitSite`: the headers of a site without settings. */
  headers?: readonly HeaderRule[];
}

export function routeManifest(routes: readonly Route[]): RouteManifest {
  const manifest: RouteManifest = { routes: [], errors: [] };
  for (const route of routes) {
    const file = outputFile(route);
    if (route.kind === 'error') manifest.errors.push({ status: route.status as 404 | 500, file });
    else manifest.routes.push({ pattern: route.path, kind: route.kind === 'fallback' ? 'wildcard' : 'canonical', file });
  }
  return manifest;
}

/**
 * `_redirects` as Cloudflare Pages and Netlify read it: former paths, then wildcards. A wildcard there hides real files below it, so each of them is
 * first rewritten to itself; longer wildcards stand before shorter ones.
 */
export function redirectsFile(routes: readonly Route[], redirects: readonly Redirect[] = []): string {
  const wildcards = routes.filter((route) => route.kind === 'fallback').sort((a, b) => b.path.length - a.path.length);
  const covered = (path: string) =>
    wildcards.some((wildcard) => path === wildcard.path.slice(0, -2) || path.startsWith(wildcard.path.slice(0, -1)));
  const real = routes.filter((route) => route.kind !== 'fallback' && route.kind !== 'error' && covered(route.path));
  const lines = [
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...real.map(({ path }) => `${path} ${path} 200`),
    ...wildcards.map((route) => `${route.path} /${outputFile(route).replace(/\.html$/, '')} 200`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** `_headers` as Cloudflare Pages and Netlify read it. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), '']);
  return lines.map((block) => block.join('\n')).join('\n');
}
