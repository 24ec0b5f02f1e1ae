import type { Listed } from '#contract/entry.ts';
import { isRecord } from '#engine/read/is-record.ts';
import type { EntryIndex, EntryRecord } from './entry-index.ts';
import { compareBy, fieldOf } from './sort-records.ts';

/** What a block asks of a collection. */
export interface Query {
  from: string;
  where?: Readonly<Record<string, unknown>>;
  sort?: readonly string[];
  limit?: number;
  paginate?: number;
}

/** Where a query stands: what the word "this" means in it, and which of its pages is shown. */
export interface QueryPlace {
  regionName: string;
  /** The path of the page, of which its further pages are below: /journal. */
  path: string;
  /** From 1. */
  number: number;
  /** The topic whose page it is. */
  topic?: string;
  /** The entry whose page it is. */
  entryId?: string;
}

export interface QueryResult extends Listed {
  /** All that it finds, before it is divided into pages. */
  found: readonly EntryRecord[];
}

/** The query of a block, from the value of its `from` being the name of a collection. @param block as it is written, with mistakes or without */
export function readQuery(block: unknown): Query | undefined {
  if (!isRecord(block) || typeof block.from !== 'string') return undefined;
  const { from, where, sort, limit, paginate } = block;
  return {
    from,
    ...(isRecord(where) && { where }),
    ...(Array.isArray(sort) && { sort: sort.filter((key) => typeof key === 'string') }),
    ...(typeof limit === 'number' && { limit }),
    ...(typeof paginate === 'number' && paginate >= 1 && { paginate: Math.floor(paginate) }),
  };
}

/** @param index what there is; a collection that it does not know has no entries */
export function runQuery(index: EntryIndex, query: Query, place: QueryPlace): QueryResult {
  const found = findRecords(index, query, place);
  const size = query.paginate ?? found.length;
  const count = Math.max(1, Math.ceil(found.length / Math.max(1, size)));
  const shown = found.slice((place.number - 1) * size, place.number * size);
  return {
    found,
    entries: shown.map(({ teaser }) => teaser),
    ...(count > 1 && {
      pager: { page: place.number, paths: Array.from({ length: count }, (_, page) => pathOfPage(place.path, page + 1)) },
    }),
  };
}

// Kept, because each further page of a list asks the same again.
const known = new WeakMap<EntryIndex, Map<string, readonly EntryRecord[]>>();

function findRecords(index: EntryIndex, { from, where = {}, sort, limit }: Query, place: QueryPlace): readonly EntryRecord[] {
  const wanted = Object.entries(where).map(([field, value]) => [field, valuesOf(field, value, place)] as const);
  const answers = known.get(index) ?? new Map<string, readonly EntryRecord[]>();
  known.set(index, answers);
  const key = JSON.stringify([from, wanted, sort, limit]);
  const earlier = answers.get(key);
  if (earlier) return earlier;
  const all = index.collections.get(from) ?? [];
  const matches = all.filter((record) => wanted.every(([field, values]) => fits(fieldOf(record, field), values)));
  const sorted = sort ? matches.sort(compareBy(sort)) : matches;
  const found = limit === undefined ? sorted : sorted.slice(0, limit);
  answers.set(key, found);
  return found;
}

/** The path of a page of a list: /journal, /journal/2. */
export function pathOfPage(path: string, number: number): string {
  return number === 1 ? path : `${path === '/' ? '' : path}/${number}`;
}

/** The values that a field may have; "this" is what the page stands for. */
function valuesOf(field: string, value: unknown, place: QueryPlace): unknown[] {
  return [value].flat().flatMap((one) => (one === 'this' ? (thisOf(field, place) ?? []) : [one]));
}

/** What "this" means for a field, as far as the page stands for something: its region, its topic, or the entry that it shows. */
export function thisOf(
  field: string,
  { regionName, topic, entryId }: Pick<QueryPlace, 'regionName' | 'topic' | 'entryId'>,
): string | undefined {
  if (field === 'region') return regionName;
  return field === 'topics' ? topic : entryId;
}

function fits(value: unknown, wanted: readonly unknown[]): boolean {
  return [value].flat().some((one) => wanted.includes(one));
}
