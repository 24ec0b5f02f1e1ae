import type { Layout } from './layout.ts';
import { isFirstOnLine } from './lines.ts';

type Span = readonly [start: number, end: number];

/** An item between brackets, with what belongs to it. */
export interface Slot {
  /** Of the item itself. */
  start: number;
  end: number;
  /** Where its comments above it begin, else the item. */
  lead: number;
  /** Whether it begins a line. */
  ownLine: boolean;
  /** Offset of the comma behind it. */
  comma?: number;
  /** The comment behind it on its line. */
  tail?: Span;
}

export function flowSlots(text: string, { items, open, close }: Layout): Slot[] {
  const slots: Slot[] = [];
  let between = scan(text, open + 1, items[0]?.start ?? close);
  for (const [index, { start, end }] of items.entries()) {
    // What stands behind the item in front on its line belongs to that one, and behind the bracket to the bracket.
    const before = slots.at(-1)?.tail?.[0] ?? -1;
    const isAbove = ([from]: Span) => from > before && (index > 0 || text.slice(open, from).includes('\n'));
    const lead = between.comments.find(isAbove)?.[0] ?? start;
    between = scan(text, end, items[index + 1]?.start ?? close);
    const tail = between.comments.find(([from]) => !text.slice(end, from).includes('\n'));
    slots.push({ start, end, lead, ownLine: isFirstOnLine(text, lead), comma: between.comma, tail });
  }
  return slots;
}

/** The comments, and the comma, in a stretch that holds no value. */
function scan(text: string, from: number, to: number): { comments: Span[]; comma?: number } {
  const comments: Span[] = [];
  let comma: number | undefined;
  for (let at = from; at < to; at++) {
    if (text[at] === ',') comma ??= at;
    if (text[at] !== '#') continue;
    const end = text.slice(at, to).search(/\r?\n|$/) + at;
    comments.push([at, end]);
    at = end;
  }
  return { comments, comma };
}
