import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '#engine/read/is-record.ts';
import { originIn } from '#engine/read/origin-at.ts';
import type { Origin } from '#engine/read/source-document.ts';
import { type ItemKeys, noItemKeys } from './item-keys.ts';
import type { ReportLayer } from './layer-problem.ts';
import { type Data, isMapValue, step, type Value } from './value.ts';

/** The words of a change that say which entry of a list it is about. */
const placeWords = ['in', 'after', 'before'] as const;
/** Words of a change that are no keys of what is changed. */
const changeWords: ReadonlySet<string> = new Set(['use', 'remove', ...placeWords]);

/** Whether a list is one of changes: an entry of it names another that it changes, or that it stands behind or before. */
export function changesEntries(list: readonly unknown[]): boolean {
  return list.some((entry) => placeWordOf(entry) !== undefined);
}

/** The first word in a map that says which entry of a list it is about. */
export function placeWordOf(entry: unknown): (typeof placeWords)[number] | undefined {
  return isRecord(entry) ? placeWords.find((word) => typeof entry[word] === 'string') : undefined;
}

interface Merging {
  /** What can be changed entry by entry. */
  keys: ItemKeys;
  report: ReportLayer;
}

/** Two maps as one: what the second says goes before what the first does. */
export function mergeMaps(base: Value<Data>, change: Value<Data>, { keys, report }: Merging): Value<Data> {
  const data: Record<string, unknown> = { ...base.data };
  const parts = new Map<string | number, Origin>(Object.keys(base.data).map((key) => [key, step(base, key).origin]));
  const put = (key: string, value: Value | undefined) => {
    if (value) {
      data[key] = value.data;
      parts.set(key, value.origin);
    } else {
      delete data[key];
      parts.delete(key);
    }
  };
  const gone = (at: Origin, name: string) =>
    report({ kind: 'override-target-gone', what: 'key', at, base: base.origin, name, known: Object.keys(base.data) });
  for (const [index, name] of listRemoved(change.data).entries()) {
    if (Object.hasOwn(data, name)) put(name, undefined);
    else gone(originIn(change.origin, ['remove', index]), name);
  }
  for (const key of Object.keys(change.data)) {
    if (changeWords.has(key)) continue;
    const next = step(change, key);
    if (Object.hasOwn(base.data, key)) put(key, merge(step(base, key), next, { keys: keys.parts.get(key) ?? noItemKeys, report }));
    else if (isRecord(next.data) && next.data.remove === true) gone(next.origin, key);
    else put(key, next);
  }
  return { data, origin: { ...change.origin, parts, base: base.origin } };
}

/**
 * A value with a change made: maps merge, lists are changed entry by entry where an entry says so, anything else is replaced.
 * @returns undefined where the change takes it away
 */
function merge(base: Value, change: Value, { keys, report }: Merging): Value | undefined {
  if (isMapValue(base) && isMapValue(change)) return change.data.remove === true ? undefined : mergeMaps(base, change, { keys, report });
  if (isListValue(base) && isListValue(change) && changesEntries(change.data)) return mergeLists(base, change, { keys, report });
  if (isDeepStrictEqual(base.data, change.data)) report({ kind: 'override-equals-base', at: change.origin, base: base.origin });
  return { data: change.data, origin: { ...change.origin, base: base.origin } };
}

function isListValue(value: Value): value is Value<unknown[]> {
  return Array.isArray(value.data);
}

/** `remove: [badges, notice]` takes keys away; `remove: true` takes away what it stands in. */
function listRemoved({ remove }: Data): string[] {
  return Array.isArray(remove) ? remove.filter((name) => typeof name === 'string') : [];
}

/** An entry of a list that is being changed. */
interface Cell {
  value: Value;
  /** The entry that it was put behind. */
  behind?: Cell;
}

/** A list with changes made to its entries, one after the other; an entry without a place is added at the end. */
function mergeLists(base: Value<unknown[]>, change: Value<unknown[]>, { keys, report }: Merging): Value<unknown[]> {
  if (!keys.itemKey) {
    const at = change.data.findIndex((entry) => placeWordOf(entry));
    const word = placeWordOf(change.data[at]) ?? 'in';
    report({ kind: 'misplaced-override', at: originIn(change.origin, [at, word]), word, base: base.origin });
    return base;
  }
  const cells: Cell[] = base.data.map((_, index) => ({ value: step(base, index) }));
  const find = findIn(cells, { base: base.origin, keys, report });
  for (const index of change.data.keys()) changeList(cells, step(change, index), { keys, find, report });
  const parts = new Map<string | number, Origin>(cells.map(({ value }, index) => [index, value.origin]));
  return { data: cells.map(({ value }) => value.data), origin: { ...change.origin, parts, base: base.origin } };
}

type Find = (name: string, at: Origin) => Cell | undefined;

/** Makes one change of a list. @param cells is changed */
function changeList(cells: Cell[], change: Value, { keys, find, report }: Merging & { find: Find }): void {
  const { read = (entry: Value) => entry, keysOf = () => keys } = keys.blocks ?? {};
  if (!isMapValue(change)) {
    cells.push({ value: read(change) });
    return;
  }
  const { in: name, after, before, ...rest } = change.data;
  const isPlaced = typeof after === 'string' || typeof before === 'string';
  if (typeof name !== 'string') {
    put(cells, { value: read({ ...change, data: rest }) }, placeOfChange(change, find));
    return;
  }
  const cell = find(name, originIn(change.origin, ['in']));
  if (!cell) return;
  if (rest.remove === true) {
    cells.splice(cells.indexOf(cell), 1);
    return;
  }
  if (Object.keys(rest).length > 0 && isMapValue(cell.value))
    cell.value = mergeMaps(cell.value, change, { keys: keysOf(cell.value.data), report });
  else if (!isPlaced) report({ kind: 'override-equals-base', at: change.origin, base: cell.value.origin });
  if (!isPlaced) return;
  cells.splice(cells.indexOf(cell), 1);
  put(cells, cell, placeOfChange(change, find));
}

/** Where a change puts an entry. */
interface ListPlace {
  target: Cell;
  isBehind: boolean;
}

/** @returns undefined for the end of the list */
function placeOfChange({ data: { after, before }, origin }: Value<Data>, find: Find): ListPlace | undefined {
  const [word, name] = typeof after === 'string' ? ['after', after] : ['before', before];
  const target = typeof name === 'string' ? find(name, originIn(origin, [word as string])) : undefined;
  return target && { target, isBehind: word === 'after' };
}

function put(cells: Cell[], cell: Cell, place: ListPlace | undefined): void {
  let at = place ? cells.indexOf(place.target) : cells.length;
  if (place?.isBehind) {
    cell.behind = place.target;
    // Several that stand behind one keep the order they are written in.
    do at += 1;
    while (cells[at]?.behind === place.target);
  }
  cells.splice(at, 0, cell);
}

function findIn(cells: readonly Cell[], { base, keys, report }: Merging & { base: Origin }): Find {
  const { itemKey = '', blocks } = keys;
  const namesOf = blocks?.namesOf ?? ((entry: Data) => [String(entry[itemKey] ?? '')]);
  return (name, at) => {
    const all = cells.map(({ value }) => value.data);
    const names = cells.map(({ value }) => (isMapValue(value) ? namesOf(value.data, all) : []));
    const [first, ...others] = cells.filter((_, index) => names[index]?.includes(name));
    if (!first)
      report({ kind: 'override-target-gone', what: 'entry', at, base, name, known: names.flat().filter((known) => known !== '') });
    if (others.length > 0) report({ kind: 'ambiguous-override', at, base, name, count: others.length + 1 });
    return others.length > 0 ? undefined : first;
  };
}
