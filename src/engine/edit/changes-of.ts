import { moveInBlock, removeFromBlock } from './block-items.ts';
import { carryItem } from './carry-item.ts';
import type { Change } from './change.ts';
import type { Edit } from './edit.ts';
import { findStyle, neighbours } from './find-style.ts';
import { moveInFlow, removeFromFlow } from './flow-items.ts';
import { type Editable, insertItem } from './insert-item.ts';
import { findHolder, findPlace, type Layout, type Place } from './layout.ts';
import { lineEnd } from './lines.ts';
import { setValue } from './set-value.ts';
import { writeScalar } from './write-scalar.ts';

/** The ways to make one edit that stays within one list or map, the best first. */
export function changesOf(file: Editable, edit: Edit): Change[] {
  const { text, root } = file;
  const { path } = edit;
  const place = findPlace(root, path);
  switch (edit.op) {
    case 'rewrite': {
      const value = String(readValue(file, path));
      const to = value.slice(0, edit.at) + edit.to + value.slice(edit.at + edit.from.length);
      return place ? setValue(text, place, { value: to, style: styleAt(file, place) }) : [];
    }
    case 'insert':
      return insertItem(file, { ...placeOf(file, edit), value: edit.value });
    case 'set':
      if (!place) return insertItem(file, { ...placeOf(file, edit), value: edit.value });
      return [
        ...(edit.replacesComment ? overComment(text, place, edit.value) : []),
        ...setValue(text, place, { value: edit.value, style: styleAt(file, place) }),
      ];
    case 'remove':
      return place ? removeItem(text, place) : [];
    case 'rename':
      return place ? renameKey(text, place, edit.to) : [];
    case 'duplicate': {
      if (!place) return [];
      const key = place.holder.kind === 'map' ? edit.key : undefined;
      const carried = carryItem(text, place, { key, style: styleAt(file, place) });
      return insertItem(file, { holder: path.slice(0, -1), index: place.index + 1, key, value: readValue(file, path), carried });
    }
    case 'move':
      return place ? moveWithin(text, place, placeOf(file, { path: edit.to, before: edit.before }).index) : [];
  }
}

/** Where an item is put in that is not there yet. */
export function placeOf({ root }: Editable, { path, before }: { path: Edit['path']; before?: string }) {
  const holder = path.slice(0, -1);
  const step = path.at(-1) as string | number;
  const layout = findHolder(root, holder);
  const count = layout?.items.length ?? 0;
  if (layout?.kind !== 'map') return { holder, index: step === '-' ? count : Number(step) };
  const at = before === undefined ? -1 : layout.items.findIndex(({ key }) => key === before);
  return { holder, index: at < 0 ? count : at, key: String(step) };
}

export function removeItem(text: string, { holder, index }: Pick<Place, 'holder' | 'index'>): Change[] {
  if (holder.open < 0) return [];
  return holder.flow ? removeFromFlow(text, holder, index) : removeFromBlock(text, holder, index);
}

/** @param to its place once it is out; in a map that is in front of a key, which may stand behind it */
function moveWithin(text: string, { holder, index }: Place, to: number): Change[] {
  if (holder.open < 0) return [];
  const place = holder.kind === 'map' && to > index ? to - 1 : to;
  return (holder.flow ? moveInFlow : moveInBlock)(text, holder, { from: index, to: place });
}

function renameKey(text: string, { item: { keyNode }, holder }: Place, to: string): Change[] {
  const [start, end] = keyNode?.range ?? [];
  if (start === undefined || end === undefined) return [];
  const quotes = text[start] === '"' ? 'double' : text[start] === "'" ? 'single' : 'plain';
  return [{ splices: [{ start, end, text: writeScalar(to, { inFlow: holder.flow, quotes }) }] }];
}

/** What stands behind the colon and is read as a comment becomes the value. */
function overComment(text: string, { item, holder }: Place, value: unknown): Change[] {
  const end = lineEnd(text, item.head);
  const rest = text.slice(item.head, end);
  const gap = rest.length - rest.trimStart().length;
  if (rest[gap] !== '#') return [];
  const written = writeScalar(value, { inFlow: holder.flow, quotes: 'double' });
  return [{ splices: [{ start: item.head + gap, end: item.head + rest.trimEnd().length, text: written }], gone: [[item.head, end]] }];
}

export function styleAt({ text, document }: Editable, { holder, index, item }: Place) {
  return findStyle(text, document, { near: neighboursOf(holder, index), at: item.start });
}

function neighboursOf(holder: Layout, index: number) {
  const self = holder.items[index];
  return neighbours(holder, index).filter((item) => item !== self);
}

function readValue({ root }: Editable, path: Edit['path']): unknown {
  return findPlace(root, path)?.item.node?.toJSON();
}
