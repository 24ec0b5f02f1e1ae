import type { DataPath } from '#contract/data-path.ts';
import { isRecord } from '#engine/read/is-record.ts';
import { type Edit, namePath, type Refused } from './edit.ts';

type Data = Record<string, unknown>;

/** What an edit makes of plain data, which stays as it was: what the edited text must say. */
export function editData(data: unknown, edit: Edit): { data: unknown } | Refused {
  try {
    return { data: apply(data, edit) };
  } catch (error) {
    if (error instanceof Impossible) return { refused: error.message };
    throw error;
  }
}

/** Leaves the recursion below; it never reaches a caller. */
class Impossible extends Error {}

function apply(data: unknown, edit: Edit): unknown {
  const { path } = edit;
  if (path.length === 0 && edit.op === 'set') return edit.value;
  if (path.length === 0) throw new Impossible('The whole file can only be set to another value.');
  switch (edit.op) {
    case 'set':
      return atHolder(data, path, (holder, step) =>
        isRecord(holder) ? { ...holder, [step]: edit.value } : withEntry(holder, step, edit.value),
      );
    case 'rewrite':
      return apply(data, { op: 'set', path, value: rewritten(read(data, path), edit) });
    case 'insert':
      return insert(data, edit);
    case 'remove':
      return atHolder(data, path, without);
    case 'rename':
      return atHolder(data, path, (holder, step) => renamed(holder, String(step), edit.to));
    case 'duplicate':
      return duplicate(data, path, edit.key);
    case 'move': {
      if (startsWith(edit.to, path) && edit.to.length > path.length) throw new Impossible('A value cannot be moved into itself.');
      const value = read(data, path);
      return insert(apply(data, { op: 'remove', path }), { path: edit.to, value, before: edit.before });
    }
  }
}

function rewritten(value: unknown, { at, from, to }: Extract<Edit, { op: 'rewrite' }>): string {
  if (typeof value !== 'string' || !value.startsWith(from, at)) throw new Impossible(`The text does not hold "${from}" there.`);
  return value.slice(0, at) + to + value.slice(at + from.length);
}

function insert(data: unknown, { path, value, before }: { path: DataPath; value: unknown; before?: string }): unknown {
  return atHolder(data, path, (holder, step) => {
    if (Array.isArray(holder)) return holder.toSpliced(placeIn(holder, step), 0, value);
    if (Object.hasOwn(holder, step)) throw new Impossible(`There is a key "${step}" already.`);
    if (before !== undefined && !Object.hasOwn(holder, before)) throw new Impossible(`There is no key "${before}".`);
    const entries = Object.entries(holder);
    const at = before === undefined ? entries.length : entries.findIndex(([key]) => key === before);
    return Object.fromEntries(entries.toSpliced(at, 0, [String(step), value]));
  });
}

function duplicate(data: unknown, path: DataPath, key: string | undefined): unknown {
  const value = read(data, path);
  return atHolder(data, path, (holder, step) => {
    if (Array.isArray(holder)) return holder.toSpliced(Number(step) + 1, 0, value);
    if (key === undefined) throw new Impossible('A copy in a map needs a key of its own.');
    if (Object.hasOwn(holder, key)) throw new Impossible(`There is a key "${key}" already.`);
    const entries = Object.entries(holder);
    return Object.fromEntries(entries.toSpliced(entries.findIndex(([name]) => name === String(step)) + 1, 0, [key, value]));
  });
}

function renamed(holder: Data | unknown[], key: string, to: string): Data {
  if (!isRecord(holder) || !Object.hasOwn(holder, key)) throw new Impossible(`There is no key "${key}".`);
  if (key !== to && Object.hasOwn(holder, to)) throw new Impossible(`There is a key "${to}" already.`);
  return Object.fromEntries(Object.entries(holder).map(([name, value]) => [name === key ? to : name, value]));
}

function without(holder: Data | unknown[], step: string | number): unknown {
  if (Array.isArray(holder)) return holder.toSpliced(indexIn(holder, step), 1);
  if (!Object.hasOwn(holder, step)) throw new Impossible(`There is no key "${step}".`);
  return Object.fromEntries(Object.entries(holder).filter(([key]) => key !== String(step)));
}

function withEntry(holder: readonly unknown[], step: string | number, value: unknown): unknown[] {
  return holder.with(indexIn(holder, step), value);
}

function indexIn(list: readonly unknown[], step: string | number): number {
  const index = Number(step);
  if (!Number.isInteger(index) || index < 0 || index >= list.length) throw new Impossible(`The list has no entry ${step}.`);
  return index;
}

/** Where a new entry goes; a list also takes one behind its last. */
export function placeIn(list: readonly unknown[], step: string | number): number {
  return step === '-' || Number(step) === list.length ? list.length : indexIn(list, step);
}

function read(data: unknown, path: DataPath): unknown {
  return path.reduce((value, step) => {
    if (Array.isArray(value)) return value[indexIn(value, step)];
    if (!isRecord(value) || !Object.hasOwn(value, step)) throw new Impossible(`There is nothing at ${namePath(path)}.`);
    return value[step];
  }, data);
}

/** The data with another value for what holds the last step of a path. */
function atHolder(data: unknown, path: DataPath, change: (holder: Data | unknown[], step: string | number) => unknown): unknown {
  const [step, ...rest] = path as [string | number, ...DataPath];
  if (!isRecord(data) && !Array.isArray(data)) throw new Impossible(`What should hold "${step}" is neither a list nor a map.`);
  if (rest.length === 0) return change(data, step);
  if (Array.isArray(data)) return data.with(indexIn(data, step), atHolder(data[Number(step)], rest, change));
  if (!Object.hasOwn(data, step)) throw new Impossible(`There is no key "${step}".`);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key === String(step) ? atHolder(value, rest, change) : value]),
  );
}

function startsWith(path: DataPath, beginning: DataPath): boolean {
  return beginning.every((step, index) => String(step) === String(path[index]));
}
