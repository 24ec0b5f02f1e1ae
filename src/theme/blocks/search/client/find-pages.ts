// Runs in the browser.
import { type IndexedPage, listPages, matchPages, splitAtWords } from './list-pages.ts';
import { type Fragment, openPagefind } from './pagefind.ts';

export interface Result {
  page: IndexedPage;
  /** Words of the page; every second piece matches. */
  excerpt: readonly string[];
}

export interface Found {
  /** Each is loaded when it is to be shown. */
  results: (() => Promise<Result>)[];
  /** Only titles and descriptions were searched: the index is not there, or did not arrive. */
  partly: boolean;
}

/**
 * Searches the texts of all pages in the language of this one, and titles and descriptions of the others, for which there is
 * another index. Without an index, titles and descriptions of all.
 * @param folder of the index; undefined where there is none
 */
export function createFinder(list: Element, folder: string | undefined): (words: string) => Promise<Found> {
  const pages = listPages(list);
  const search = folder === undefined ? undefined : openPagefind(folder);
  const matching = (words: string, of: Iterable<IndexedPage>) =>
    matchPages(of, words).map((page) => async () => ({ page, excerpt: splitAtWords(page.description, words) }));
  return async (words) => {
    const fragments = await search?.(words).catch(() => undefined);
    if (!fragments) return { results: matching(words, pages.values()), partly: true };
    const foreign = [...pages.values()].filter(
      ({ lang }) => lang !== undefined && languageOf(lang) !== languageOf(document.documentElement.lang),
    );
    const results = fragments.map((load) => async () => toResult(await load(), pages));
    return { results: [...results, ...matching(words, foreign)], partly: false };
  };
}

/** en of en-GB */
function languageOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

function toResult({ url, excerpt, meta }: Fragment, pages: ReadonlyMap<string, IndexedPage>): Result {
  const { pathname } = new URL(url, location.href);
  const href = pages.has(pathname) ? pathname : pathname.replace(/\/$/, '');
  return { page: pages.get(href) ?? { href, title: meta.title ?? href, description: '', places: [] }, excerpt: readExcerpt(excerpt) };
}

/** The pieces of an excerpt: its text, and every second time what is marked. */
function readExcerpt(html: string): string[] {
  const pieces = [''];
  // Parsed in a document of its own, in which nothing runs, and only text is taken from it.
  for (const node of new DOMParser().parseFromString(html, 'text/html').body.childNodes) {
    const marked = node instanceof Element && node.localName === 'mark';
    if (marked === (pieces.length % 2 === 1)) pieces.push('');
    pieces[pieces.length - 1] += node.textContent ?? '';
  }
  return pieces;
}
