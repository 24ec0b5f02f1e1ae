import { isMap, isScalar, isSeq } from 'yaml';
import { countLines } from '#engine/read/count-lines.ts';
import { parseYaml } from '#engine/read/parse-yaml.ts';
import type { EntryPlace } from '#engine/schema/entry-place.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import { completeEntry } from './complete-entry.ts';
import type { Validator } from './create-validator.ts';
import { keepSound } from './keep-sound.ts';
import type { Page } from './validate-document.ts';

/** Characters of a file in which its paths are looked for: to parse a file of half a megabyte once more takes a second. */
const headLength = 20_000;

/** The keys of a page that say where it can be found. */
export const routeKeys = ['route', 'status', 'aliases', 'formerPaths', 'wildcards'] as const;

/**
 * The paths of a page whose file cannot be read as a whole: they mostly stand above the mistake. Of the rest of the page
 * nothing is known.
 * @returns undefined where they cannot be read, or not all of them
 */
export function readPageRoutes(file: { file: string; path: string; text: string }, validator: Validator): Page | undefined {
  const head = file.text.slice(0, headLength);
  const document = parseYaml(head);
  if (!isMap(document.contents)) return undefined;
  const data: Record<string, unknown> = {};
  for (const { key, value } of document.contents.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (!routeKeys.some((known) => known === name)) continue;
    // Of two equal keys it is unknown which one is meant.
    if (name in data) return undefined;
    data[name] = isSeq(value) ? value.items.map((item) => (isScalar(item) ? item.value : undefined)) : isScalar(value) && value.value;
  }
  const isWritten = (key: string, text: string) => new RegExp(`^["']?${key}["']?[ \\t]*:`, 'm').test(text);
  if (routeKeys.some((key) => isWritten(key, head) && !(key in data))) return undefined;
  if (head.length < file.text.length) {
    // The last key of the head may go on behind it.
    const last = document.contents.items.at(-1)?.key;
    const [from = 0] = (isScalar(last) && last.range) || [];
    if (routeKeys.some((key) => isWritten(key, file.text.slice(from)))) return undefined;
  }
  const source = { ...file, lineCounter: countLines(file.text), document, data };
  const page = keepSound(source, validator.page(data), validator);
  if (!page?.unsound) return undefined;
  const isSound = !routeKeys.some((key) => page.unsound?.lost.has(key));
  return isSound && hasRoute(page.data) ? page : undefined;
}

/** An entry whose file cannot be read: where it is to be found is known from the name of the file, and nothing else of it. */
export function unreadEntry(file: { file: string; path: string; text: string }, entry: EntryPlace): Page {
  const source = { ...file, lineCounter: countLines(file.text), document: parseYaml(''), data: {} };
  const { data } = completeEntry({ source, data: { title: file.file } as PageData, references: [] }, entry);
  return { source, data, references: [], entry, unsound: { lost: new Set(['title', 'blocks']), broken: new Set(), around: [[]] } };
}

/** Whether a page has a path or is an error page. */
export function hasRoute({ route, status }: PageData): boolean {
  return route !== undefined || status !== undefined;
}
