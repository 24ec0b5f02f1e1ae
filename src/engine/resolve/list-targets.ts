import type { DataPath } from '#contract/data-path.ts';
import { headingIds } from '#contract/heading-ids.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { findNotes } from './find-notes.ts';
import { type Piece, readMarkdown } from './read-markdown.ts';
import type { Site } from './resolve-site.ts';

/** The ids of a page that links may name: those that its author chose, those of its headings, those that it had before. */
export function anchorsOf({ data, references }: Pick<Page, 'data' | 'references'>): Set<string> {
  return new Set([...chosenAnchors({ data, references }), ...textAnchors({ data, references }).map(({ id }) => id)]);
}

/** A heading of a long text, or its list of notes: its id, and what in that text it comes from. */
interface TextAnchor {
  id: string;
  /** Of the text. */
  path: DataPath;
  piece: Piece;
}

/** The ids that the long texts of a page make: those of their headings in order, and of their lists of notes. */
export function textAnchors({ data, references }: Pick<Page, 'data' | 'references'>): TextAnchor[] {
  return references.flatMap(({ kind, value, path, isLong }) => {
    if (kind !== 'markdown' || !isLong) return [];
    const [key, index] = path;
    const { id: block } = (key === 'blocks' && data.blocks[index as number]) || {};
    const { headings } = readMarkdown(value, true);
    const ids = headingIds(headings.map((heading) => heading.value));
    const prefix = block === undefined ? '' : `${block}-`;
    const [call] = findNotes(value).calls;
    return [
      ...headings.map((piece, at) => ({ id: `${prefix}${ids[at]}`, path, piece })),
      ...(call ? [{ id: `${prefix}footnote-label`, path, piece: call }] : []),
    ];
  });
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
