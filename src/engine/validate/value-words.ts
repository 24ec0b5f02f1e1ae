import type { DataPath } from '#contract/data-path.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { valueAt } from '#engine/read/value-at.ts';

/** What to call a value: by its key, or by its place in a list. */
export function nameOf(source: SourceDocument, path: DataPath): { what: string; isEntry: boolean } {
  const last = path.at(-1);
  const isEntry = path.length > 0 && Array.isArray(valueAt(source.data, path.slice(0, -1)));
  if (isEntry) return { what: `Entry ${Number(last) + 1} of "${path.at(-2)}"`, isEntry };
  return { what: last === undefined ? 'The file' : `"${last}"`, isEntry };
}

/** The beginning of a long value, on one line. */
export function shorten(text: string): string {
  const whole = text.replace(/\n+$/, '');
  const [first = ''] = whole.split('\n');
  return first.length > 80 || first !== whole ? `${first.slice(0, 80)}…` : first;
}

/** What a value is, in words for people who do not program. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'keys and values';
  return { string: 'text', number: 'a number', boolean: 'a yes-or-no value' }[typeof value as 'string'] ?? typeof value;
}
