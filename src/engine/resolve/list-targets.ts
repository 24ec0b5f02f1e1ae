import { headingIds } from '#contract/heading-ids.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { readMarkdown } from './read-markdown.ts';
import type { Site } from './resolve-site.ts';

/** The ids of a page that links may name: those that its author chose, those of its headings, those that it had before. */
export function anchorsOf({ data, references }: Pick<Page, 'data' | 'references'>): Set<string> {
  const headings = references.flatMap(({ kind, value, path: [key, index], isLong }) => {
    if (kind !== 'markdown' || !isLong) return [];
    const { id } = (key === 'blocks' && data.blocks[index as number]) || {};
    const ids = headingIds(readMarkdown(value, true).headings.map((heading) => heading.value));
    return id === undefined ? ids : ids.map((heading) => `${id}-${heading}`);
  });
  return new Set([...chosenAnchors({ data, references }), ...headings]);
}

/** The ids that an author chose, today or before: they stay the same when words change. */
function chosenAnchors({ data, references }: Pick<Page, 'data' | 'references'>): string[] {
  const ids = references.flatMap(({ kind, value }) => (kind === 'anchor' ? [value] : []));
  return [...new Set([...ids, ...Object.keys(data.formerAnchors ?? {})])];
}

/**
 * Every path that a page has or had, and every anchor that its author chose: /team, /team#history. Paths of wildcards belong to
 * nobody, and further pages of a list come and go with its entries.
 */
export function listTargets({ pages, table, redirects }: Pick<Site, 'pages' | 'table' | 'redirects'>): string[] {
  const exact = table.patterns.flatMap(({ pattern, kind }) => (kind === 'wildcard' || kind === 'numbered' ? [] : [pattern]));
  const anchors = pages.flatMap((page) => (page.data.route ? chosenAnchors(page).map((id) => `${page.data.route}#${id}`) : []));
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
