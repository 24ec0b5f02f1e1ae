import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { locate } from '../read/locate.ts';
import type { SourceDocument } from '../read/source-document.ts';
import { nameOf } from './value-words.ts';

/** Entries of a list. The validator copies all errors of a list for each entry that has one, so a longer one takes minutes. */
const most = 1000;
/** Characters below which no list of a file can be too long: "- " and a line break for each entry. */
const shortest = 2 * most;

/** The lists of a file that are too long to be checked. */
export function findLongLists(source: SourceDocument): Diagnostic[] {
  if (source.text.length < shortest) return [];
  const found: Diagnostic[] = [];
  const walk = (value: unknown, path: (string | number)[]): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value) && value.length > most) {
      const what = path.length === 0 ? 'The list' : nameOf(source, path).what;
      const message = `${what} has ${value.length} entries; the limit is ${most}.`;
      found.push(diagnose('invalid-value', source.file, locate(source, path, 'key'), message, 'Split it, or the page.'));
    } else for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) walk(inner, [...path, key]);
  };
  walk(source.data, []);
  return found;
}
