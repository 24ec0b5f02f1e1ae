import type { DataPath } from '#contract/data-path.ts';
import { isRecord } from '#engine/read/is-record.ts';
import type { Edit } from './edit.ts';
import { sameData } from './same-data.ts';

type Data = Record<string, unknown>;

/** The edits that make one value of another and leave alone what is the same in both. Each is made after those before it. */
export function editsBetween(from: unknown, to: unknown, path: DataPath = []): Edit[] {
  if (sameData(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to)) return betweenLists(from, to, path);
  if (isRecord(from) && isRecord(to)) return betweenMaps(from, to, path);
  return [{ op: 'set', path, value: to }];
}

function betweenMaps(from: Data, to: Data, path: DataPath): Edit[] {
  const edits: Edit[] = [];
  let keys = Object.keys(from);
  const wanted = Object.keys(to);
  // A key that went while another came with the same value was renamed: its comments stay with it.
  for (const key of keys.filter((name) => !Object.hasOwn(to, name))) {
    const name = wanted.find((other) => !keys.includes(other) && sameData(to[other], from[key]));
    edits.push(name === undefined ? { op: 'remove', path: [...path, key] } : { op: 'rename', path: [...path, key], to: name });
    keys = keys.flatMap((other) => (other !== key ? other : (name ?? [])));
  }
  const known = (key: string) => keys.includes(key);
  for (const key of wanted.filter((name) => known(name) && Object.hasOwn(from, name)))
    edits.push(...editsBetween(from[key], to[key], [...path, key]));
  // From the end, so that what comes behind is in its place already.
  for (const [index, key] of [...wanted.entries()].reverse()) {
    const before = wanted[index + 1];
    if (!known(key)) {
      edits.push({ op: 'insert', path: [...path, key], value: to[key], before });
      keys.splice(before === undefined ? keys.length : keys.indexOf(before), 0, key);
    } else if (keys[keys.indexOf(key) + 1] !== before) {
      edits.push({ op: 'move', path: [...path, key], to: [...path, key], before });
      keys.splice(keys.indexOf(key), 1);
      keys.splice(before === undefined ? keys.length : keys.indexOf(before), 0, key);
    }
  }
  return edits;
}

function betweenLists(from: readonly unknown[], to: readonly unknown[], path: DataPath): Edit[] {
  let head = 0;
  while (head < Math.min(from.length, to.length) && sameData(from[head], to[head])) head++;
  let tail = 0;
  while (tail < Math.min(from.length, to.length) - head && sameData(from.at(-1 - tail), to.at(-1 - tail))) tail++;
  const [old, fresh] = [from.slice(head, from.length - tail), to.slice(head, to.length - tail)];
  const shared = Math.min(old.length, fresh.length);
  const edits = old.slice(0, shared).flatMap((value, index) => editsBetween(value, fresh[index], [...path, head + index]));
  // What is added comes first: a list whose last entry went would be written [].
  for (const [index, value] of fresh.slice(shared).entries()) edits.push({ op: 'insert', path: [...path, head + shared + index], value });
  for (let index = old.length - 1; index >= shared; index--) edits.push({ op: 'remove', path: [...path, head + index] });
  return edits;
}
