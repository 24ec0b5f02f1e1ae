import type { Document, Node } from 'yaml';
import type { DataPath } from '#contract/data-path.ts';
import { insertIntoBlock } from './block-items.ts';
import type { Carried } from './carry-item.ts';
import type { Change } from './change.ts';
import { findStyle, neighbours } from './find-style.ts';
import { insertIntoFlow } from './flow-items.ts';
import { findHolder, findPlace, type Layout } from './layout.ts';
import { columnOf, indentFurther, lineEnd } from './lines.ts';
import { type Style, writeFlow, writeItem, writeKey } from './write-value.ts';

/** A text with the nodes that stand in it. */
export interface Editable {
  text: string;
  document: Document;
  root: Node;
}

/** What is put into a list or map. */
export interface NewItem {
  /** Of the list or map. */
  holder: DataPath;
  index: number;
  /** In a map. */
  key?: string;
  value: unknown;
  /** How it is written already. */
  carried?: Carried;
}

export function insertItem({ text, document, root }: Editable, item: NewItem): Change[] {
  const layout = findHolder(root, item.holder);
  if (!layout || layout.open < 0) return [];
  const near = neighbours(layout, item.index);
  const style = findStyle(text, document, { near, at: near[0]?.start ?? layout.open });
  if (layout.flow) {
    const asBlock = layout.items.length === 0 ? intoEmptyAsBlock(text, layout, { item, style, root }) : [];
    const cores = [...(item.carried?.flow ? [item.carried.flow] : []), writeCore(item, style)];
    const inFlow = cores.flatMap((core) => insertIntoFlow(text, layout, { index: item.index, core }));
    return [...asBlock, ...inFlow];
  }
  const column = columnOf(text, layout.items[0]?.start ?? 0);
  return linesOf(item, { style, column }).flatMap((lines) => insertIntoBlock(text, layout, { index: item.index, lines }));
}

/** The ways to write an item, whose first line is without indentation. */
function linesOf(item: NewItem, { style, column }: { style: Style; column: number }): string[] {
  const written = writeItem(item, style)
    .split(style.newline)
    .map((line, index) => (line === '' || index === 0 ? line : ' '.repeat(column) + line))
    .join(style.newline);
  const { block } = item.carried ?? {};
  return block ? [indentFurther(block.lines, column - block.column), written] : [written];
}

function writeCore({ key, value }: NewItem, { quotes }: Style): string {
  const written = writeFlow(value, quotes);
  return key === undefined ? written : `${writeKey(key, true)}: ${written}`;
}

/** What is more than a word begins a list in block style: "items: []" becomes "items:" with the entry below. */
function intoEmptyAsBlock(text: string, layout: Layout, { item, style, root }: { item: NewItem; style: Style; root: Node }): Change[] {
  const isPlain = typeof item.value !== 'object' || item.value === null;
  const parent = item.holder.length > 0 ? findPlace(root, item.holder) : undefined;
  if (isPlain || !parent || parent.holder.flow || text.slice(layout.floor, layout.close + 1) !== (layout.kind === 'seq' ? ' []' : ' {}'))
    return [];
  const outer = columnOf(text, parent.item.start);
  if (parent.holder.kind === 'seq') {
    // A comment behind would be taken for one about the new item.
    if (text.slice(layout.close + 1, lineEnd(text, layout.close)).trim() !== '') return [];
    const column = outer + 2;
    return linesOf(item, { style, column }).map((lines) => ({ splices: [{ start: layout.open, end: layout.close + 1, text: lines }] }));
  }
  const column = outer + (layout.kind === 'seq' ? style.dash : style.step);
  const behind = lineEnd(text, layout.close + 1);
  return linesOf(item, { style, column }).map((lines) => ({
    splices: [
      { start: layout.floor, end: layout.close + 1, text: '' },
      { start: behind, end: behind, text: `${style.newline}${' '.repeat(column)}${lines}` },
    ],
  }));
}
