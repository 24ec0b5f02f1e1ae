import { EVENT_ID, type Event } from 'js-yaml';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { offsetsToRange } from './locate.ts';
import type { SourceText } from './source-document.ts';

/**
 * Entries of a list, and keys of a map. No real file has nearly as many. The limit bounds the time of a check: keys of a map
 * are compared with each other, and the validator copies all errors of a list for each entry with one, which takes minutes
 * for fifty thousand entries.
 */
const most = 1000;
/** Characters below which no list or map can have more: "- " and a line break for each entry of a list. */
const shortest = 2 * most;

interface Collection {
  isMap: boolean;
  /** Values directly in it; of a map, its keys as well. */
  values: number;
  /** Where it is named, or begins. */
  start: number;
  end: number;
  /** The key it stands behind; nothing for an entry of a list and for the file as a whole. */
  key?: string;
  /** Of a map: the scalar that its next value stands behind. */
  open?: { start: number; end: number };
  parent?: Collection;
}

/** The lists and maps of a file that have too many entries to be checked. */
export function findOverfull(file: SourceText, events: readonly Event[]): Diagnostic[] {
  if (file.text.length < shortest) return [];
  const found: Collection[] = [];
  let current: Collection | undefined;
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) continue;
    if (event.type === EVENT_ID.POP) {
      if (current && countOf(current) > most) found.push(current);
      current = current?.parent;
      continue;
    }
    const open = current?.open;
    if (current) {
      current.values += 1;
      const isKey = current.isMap && current.values % 2 === 1 && event.type === EVENT_ID.SCALAR;
      current.open = isKey ? { start: event.valueStart, end: event.valueEnd } : undefined;
    }
    if (event.type !== EVENT_ID.MAPPING && event.type !== EVENT_ID.SEQUENCE) continue;
    const place = open ?? { start: event.start, end: event.start + 1 };
    const key = open && file.text.slice(open.start, open.end);
    current = { isMap: event.type === EVENT_ID.MAPPING, values: 0, ...place, key, parent: current };
  }
  return found.map((collection) => describe(file, collection));
}

function countOf({ isMap, values }: Collection): number {
  return isMap ? values / 2 : values;
}

function describe(file: SourceText, collection: Collection): Diagnostic {
  const { isMap, key, parent, start, end } = collection;
  const whole = isMap ? 'The file' : 'The list';
  const what = key !== undefined ? `"${key.slice(0, 80)}"` : parent?.key ? `An entry of "${parent.key.slice(0, 80)}"` : whole;
  const message = `${what} has ${countOf(collection)} ${isMap ? 'keys' : 'entries'}; the limit is ${most}.`;
  const suggestion = isMap ? 'Delete the keys that do not belong there: nothing has as many.' : 'Split it, or the page.';
  return diagnose({ code: 'invalid-value', file: file.file, range: offsetsToRange(file, start, end), message, suggestion });
}
