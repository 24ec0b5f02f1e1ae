import { fixedNames } from '#engine/emit/fixed-names.ts';
import { cachingFor } from '#engine/emit/response-headers.ts';
import { searchFolder } from '#engine/emit/search/search-files.ts';
import { escapePattern, type HostRoutes } from './read-manifest.ts';

/** Some of the files beside pages that are served. */
export interface PublicFiles {
  /** The folder, ending in a slash; missing where only the pattern tells. */
  path?: string;
  /** A regular expression of whole paths. */
  pattern: string;
  caching: string;
  headers: Readonly<Record<string, string>>;
}

/** The files beside pages that are served, by how long they are kept and what headers they have; the first that fits counts. */
export function publicFiles({ at, headers }: HostRoutes): PublicFiles[] {
  const special = new Map(headers.others.map((other) => [other.path, other.headers]));
  const kind = (pattern: string, sample: string, path?: string): PublicFiles => {
    const { 'Cache-Control': _, ...values } = special.get(path ?? at(sample)) ?? headers.pages;
    return { path, pattern, caching: cachingFor(sample), headers: values };
  };
  const folder = (path: string, sample: string) => kind(`${escapePattern(at(path))}[^/.][^/]*`, path + sample, at(path));
  const icon = '/favicon.svg';
  return [
    folder('/assets/', 'x.js'),
    folder(`/${searchFolder}fragment/`, 'x.pf_fragment'),
    folder(`/${searchFolder}index/`, 'x.pf_index'),
    folder(`/${searchFolder}`, 'pagefind.js'),
    kind(escapePattern(at(icon)), icon),
    kind(escapePattern(at('/')) + fixedNames, '/sitemap.xml'),
  ];
}
