import { viewsPath } from '#engine/analytics/analytics-of.ts';
import type { RouteManifest } from '#engine/emit/host-rules.ts';
import { headerRules, headersFor } from '#engine/emit/response-headers.ts';

/** A route manifest as writers of rules need it: every path begins with the base, and every file stands where it is in dist/. */
export interface HostRoutes {
  /** / or /docs/ */
  base: string;
  /** The path of something of the site, below the base. */
  at(path: string): string;
  home: { path: string; file: string };
  /** Deeper ones first. The prefix ends with a slash. */
  wildcards: readonly { prefix: string; file: string }[];
  redirects: readonly { from: string; to: string }[];
  gone: readonly string[];
  /** The path of the file of an error page. */
  errorPage(status: 404 | 500): string | undefined;
  /** Response headers by path, where they differ from those of pages. The path ends with a slash where all below it is meant. */
  headers: { pages: Headers; others: readonly { path: string; headers: Headers }[] };
  /** The path at which views of pages are taken, and where they are passed on to. */
  views?: { path: string; url: URL };
}

type Headers = Readonly<Record<string, string>>;

/** @param addsBase whether the host itself puts the folder below the base */
export function readManifest(manifest: RouteManifest, addsBase = false): HostRoutes {
  const { routes, errors, redirects = {}, gone = [], headers = headerRules(), base = '/', folder = '', views } = manifest;
  const at = (path: string) => (addsBase ? path : base + path.slice(1));
  const wildcards = routes.flatMap(({ kind, pattern, file }) =>
    kind === 'wildcard' ? [{ prefix: at(pattern.slice(0, -1)), file: `/${folder}${file}` }] : [],
  );
  const special = headers.filter(({ path }) => path !== '/*');
  return {
    base: addsBase ? '/' : base,
    at,
    home: { path: at('/'), file: `/${folder}index.html` },
    wildcards: wildcards.sort((a, b) => b.prefix.split('/').length - a.prefix.split('/').length),
    redirects: Object.entries(redirects).map(([from, to]) => ({ from: at(from), to: at(to) })),
    gone: gone.map(at),
    views: views === undefined ? undefined : { path: at(viewsPath), url: new URL(views) },
    errorPage: (wanted) => {
      const found = errors.find(({ status }) => status === wanted);
      return found && `/${folder}${found.file}`;
    },
    headers: {
      pages: headersFor(headers, '/'),
      others: special.map(({ path }) => ({
        path: at(path.replace(/\*$/, '')),
        headers: headersFor(headers, path.replace(/\*$/, 'x')),
      })),
    },
  };
}

/** Characters of a path that mean something else in a regular expression. */
export function escapePattern(path: string): string {
  return path.replace(/[.+^$()[\]{}|\\?*]/g, '\\$&');
}
