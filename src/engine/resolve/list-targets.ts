import type { Page } from '#engine/validate/validate-document.ts';
import type { Site } from './resolve-site.ts';

/** The ids of a page that links may name, those that it had before among them. */
export function anchorsOf({ data, references }: Pick<Page, 'data' | 'references'>): Set<string> {
  const ids = references.flatMap(({ kind, value }) => (kind === 'anchor' ? [value] : []));
  return new Set([...ids, ...Object.keys(data.formerAnchors ?? {})]);
}

/** Every path that a page has or had, and every anchor of the page: /team, /team#history. Paths of wildcards belong to nobody. */
export function listTargets({ pages, table, redirects }: Pick<Site, 'pages' | 'table' | 'redirects'>): string[] {
  const exact = table.patterns.flatMap(({ pattern, kind }) => (kind === 'wildcard' ? [] : [pattern]));
  const anchors = pages.flatMap((page) => (page.data.route ? [...anchorsOf(page)].map((id) => `${page.data.route}#${id}`) : []));
  return [...exact, ...redirects.keys(), ...anchors].sort();
}

/** The page that a path was given to, or that it leads to since. */
export function ownerOf(path: string, { table, redirects }: Pick<Site, 'table' | 'redirects'>): Page | undefined {
  const match = table.match(path);
  return redirects.get(path) ?? (match && match.kind !== 'wildcard' ? match.page : undefined);
}

/** Whether the site says that a target, or its whole path, is gone for good. */
export function isRetired(target: string, { site }: Pick<Site, 'site'>): boolean {
  const retired = site.data.retired ?? [];
  return retired.includes(target) || retired.includes(target.replace(/#.*$/, ''));
}
