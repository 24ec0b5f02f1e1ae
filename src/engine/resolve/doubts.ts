import type { SourceDocument } from '#engine/read/source-document.ts';
import { hasRoute, routeKeys } from '#engine/validate/read-page-routes.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/** The words of a text: names and paths, whole and in their parts. */
type Words = ReadonlySet<string>;

/**
 * What is uncertain about the site because of files with mistakes, and of pages that visitors do not see at the moment: the
 * words of each such file, undefined if it could not be read at all.
 */
export interface Doubts {
  /** Files that may have paths which could not be read. */
  routes: readonly (Words | undefined)[];
  /** Files that may name things (menus, pictures, paths): in parts which could not be read, or as pages that are not shown. */
  uses: readonly { file?: string; words?: Words }[];
}

export const noDoubts: Doubts = { routes: [], uses: [] };

/** Longest path that is looked up in parts, in characters. */
const longestPath = 2000;

/** A key of the page, under whatever name, whose value is a path; or the status of an error page. */
const routeKey = /^["']?[\w-]+["']?[ \t]*:[ \t]*["']?\/|^status:/m;

interface Unsure {
  /** What can be relied on of each file. */
  pages: readonly Page[];
  /** Pages that are not shown: what only they use is not left over. */
  withheld?: readonly Page[];
  /** The texts of the files of which nothing can; of one that is no text, undefined. */
  unread: readonly (string | undefined)[];
  /** The files that pages use and extend, which have no paths; without a source where nothing of them can be relied on. */
  parts?: readonly { text: string; source?: SourceDocument }[];
}

export function collectDoubts({ pages, withheld = [], unread, parts = [] }: Unsure): Doubts {
  const unsound = pages.filter((page) => page.unsound).map((page) => ({ page, words: wordsOf(page) }));
  const lost = parts.flatMap(({ source, text }) => (source ? [] : { words: listWords(text) }));
  const others = unread.map((text = '') => ({ text, words: text === '' ? undefined : listWords(text) }));
  const incomplete = unsound.filter(({ page }) => mayHaveMore(page)).map(({ page, words }) => ({ text: textOf(page), words }));
  return {
    // A file in which no path is found may have any path.
    routes: [...others, ...incomplete].map(({ text, words }) => (routeKey.test(text) ? words : undefined)),
    uses: [
      ...[...others, ...lost].map(({ words }) => ({ words })),
      ...withheld.map((page) => ({ file: page.source.file, words: wordsOf(page) })),
      ...unsound.map(({ page, words }) => ({ file: page.source.file, words })),
    ],
  };
}

// Kept, because the same pages are looked at for one instant after another.
const knownWords = new WeakMap<SourceDocument, Words>();

function wordsOf(page: Page): Words {
  const known = knownWords.get(page.source);
  if (known) return known;
  const words = listWords(textOf(page));
  knownWords.set(page.source, words);
  return words;
}

function textOf({ source: { text, layers } }: Page): string {
  return layers ? layers.sources.map((source) => source.text).join('\n') : text;
}

function mayHaveMore({ data, unsound }: Page): boolean {
  return routeKeys.some((key) => unsound?.lost.has(key)) || !hasRoute(data);
}

/** Whether a file with a mistake may be the page that answers a path: only one in which the path is written, or a wildcard above it. */
export function mayAnswer({ routes }: Doubts, path: string): boolean {
  // A path has one possible wildcard above it for each of its segments.
  const steps = path.length < longestPath ? path.split('/').slice(1) : [];
  const patterns = steps.slice(1).map((_, index) => [...steps.slice(0, index + 1), '*'].join('/'));
  return routes.some((words) => words === undefined || words.has(trimWord(path)) || patterns.some((pattern) => words.has(pattern)));
}

/** Whether a file with a mistake may name a thing (a menu, a picture, a path) that another file holds. */
export function mayUse({ uses }: Doubts, name: string, holder: string): boolean {
  return uses.some(({ file, words }) => file !== holder && (words === undefined || words.has(trimWord(name))));
}

/** The names and paths in a text, whole and in their parts. */
export function listWords(text: string): Words {
  const words = new Set<string>();
  // Each different word is split once: a large file repeats most of its words.
  const written = new Set(Array.from(text.matchAll(/[^\s"'#,()[\]{}:<>|]+/g), ([word]) => word));
  for (const word of written) {
    // Also without the punctuation mark at the end of a sentence.
    words.add(trimWord(word)).add(trimWord(word.replace(/[.?!]$/, '')));
    if (word.length < longestPath) for (const part of word.split(/[/.]/)) words.add(part);
    words.add(word.slice(word.lastIndexOf('/') + 1));
  }
  return words;
}

/** Without ./, ../ and slashes at its beginning, and slashes at its end. */
export function trimWord(word: string): string {
  const start = word.replace(/^(?:\.{0,2}\/)+/, '');
  let end = start.length;
  while (start[end - 1] === '/') end -= 1;
  return start.slice(0, end);
}
