import { timeOf } from '#contract/moments.ts';
import type { EntryRecord } from './entry-index.ts';

/** Numbers before and after the decimal point, and capitals, do not decide over the order of words. */
const words = new Intl.Collator('en', { numeric: true });

/** The order of a collection where no query says another: the latest first, then by the name of the file. */
export function compareRecords(a: EntryRecord, b: EntryRecord): number {
  return -compareValues(a.teaser.date, b.teaser.date) || compareNames(a, b);
}

/** @param sort fields, with - in front for the other direction; the name of the file breaks ties */
export function compareBy(sort: readonly string[]): (a: EntryRecord, b: EntryRecord) => number {
  const keys = sort.map((key) => (key.startsWith('-') ? { field: key.slice(1), sign: -1 } : { field: key, sign: 1 }));
  return (a, b) => {
    for (const { field, sign } of keys) {
      const [left, right] = [fieldOf(a, field), fieldOf(b, field)];
      // What has no value comes last in either direction.
      if (left === undefined || right === undefined) {
        if (left !== right) return left === undefined ? 1 : -1;
        continue;
      }
      const order = sign * compareValues(left, right);
      if (order !== 0) return order;
    }
    return compareNames(a, b);
  };
}

/** The value of a field as queries see it. */
export function fieldOf({ entry, regionName }: EntryRecord, field: string): unknown {
  return field === 'region' ? regionName : entry.fields[field];
}

function compareNames(a: EntryRecord, b: EntryRecord): number {
  return a.entry.id < b.entry.id ? -1 : a.entry.id > b.entry.id ? 1 : 0;
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a ?? ''), String(b ?? '')];
  const [first, second] = [timeOf(left), timeOf(right)];
  return first !== undefined && second !== undefined ? first - second : words.compare(left, right);
}
