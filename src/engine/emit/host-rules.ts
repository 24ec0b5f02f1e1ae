import { viewsPath } from '#engine/analytics/analytics-of.ts';
import type { Route } from '#engine/resolve/resolve-site.ts';
import type { InboxManifest } from './collect-forms.ts';
import type { ListedFile } from './file-list.ts';
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
  /** The path below which the site lies, with a slash at both ends; left out, /. */
  base?: string;
  /** The folder of dist/ that all but the rules for hosts stand in, with a slash at its end; left out, dist/ itself. */
  folder?: string;
  /** What earlier builds had under names that change with the content, the latest build first, and is still there. */
  kept?: readonly (readonly string[])[];
  /** The forms that the server receives. */
  inbox?: InboxManifest;
  /** The whole URL that the views of pages are passed on to; left out, none are. */
  views?: string;
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
export function redirectsFile({ routes, redirects = {}, base = '/', folder = '', views }: RouteManifest): string {
  const at = (path: string) => base + path.slice(1);
  const wildcards = routes.filter(({ kind }) => kind === 'wildcard').sort((a, b) => b.pattern.length - a.pattern.length);
  const covered = (path: string) => wildcards.some(({ pattern }) => path === pattern.slice(0, -2) || path.startsWith(pattern.slice(0, -1)));
  const real = routes.filter(({ kind, pattern }) => kind !== 'wildcard' && covered(pattern));
  const lines = [
    // Netlify passes it on; Cloudflare says that it leaves it out.
    ...(views === undefined ? [] : [`${at(viewsPath)} ${views} 200`]),
    ...Object.entries(redirects).map(([from, to]) => `${at(from)} ${at(to)} 301`),
    ...real.map(({ pattern }) => `${at(pattern)} ${at(pattern)} 200`),
    ...wildcards.map(({ pattern, file }) => `${at(pattern)} /${folder}${file.replace(/\.html$/, '')} 200`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
