import { type CST, isCollection, isScalar, Scalar } from 'yaml';
import { scalarOffsets } from '#engine/read/scalar-offsets.ts';
import type { Change } from './change.ts';
import { isFlow } from './find-style.ts';
import { endOf, type Place } from './layout.ts';
import { columnOf, lineEnd, lineStart, nextLine, type Splice } from './lines.ts';
import { refold } from './refold.ts';
import { type Quotes, writeScalar } from './write-scalar.ts';
import { type Style, writeBlock, writeFlow } from './write-value.ts';

/** Writes another value where one stands. @param style of what is written anew */
export function setValue(text: string, place: Place, { value, style }: { value: unknown; style: Style }): Change[] {
  const { item } = place;
  const inFlow = place.holder.flow;
  if (isScalar(item.node) && typeof item.node.value === 'string' && typeof value === 'string') {
    const within = withinScalar(text, item.node as Scalar<string>, value);
    const same = sameStyle(text, place, { value, quotes: style.quotes, newline: style.newline });
    return [...within, ...same, ...replace(text, place, { value, style })];
  }
  if (item.bare) return [{ splices: [{ start: item.end, end: item.end, text: `: ${writeFlow(value, style.quotes)}` }] }];
  if (inFlow) {
    const [start, end] = valueSpan(place);
    const gap = start === item.head && place.holder.kind === 'map' ? ' ' : '';
    return [{ splices: [{ start, end, text: `${gap}${writeFlow(value, style.quotes)}` }], gone: [[start, end]] }];
  }
  return replace(text, place, { value, style });
}

/** Where the value of an item stands; where it is left out, both offsets are behind its dash or colon. */
function valueSpan({ item }: Place): [start: number, end: number] {
  const end = endOf(item.node);
  const start = item.node?.range?.[0];
  return end === undefined || start === undefined ? [item.head, item.head] : [start, end];
}

/** Only what differs of a long text, where it stands in the file as it is. */
function withinScalar(text: string, node: Scalar<string>, to: string): Change[] {
  const [start, end] = node.range ?? [0, 0];
  if (!text.slice(start, end).includes('\n')) return [];
  const from = node.value;
  let head = 0;
  while (head < Math.min(from.length, to.length) && from[head] === to[head]) head++;
  let tail = 0;
  while (tail < Math.min(from.length, to.length) - head && from.at(-1 - tail) === to.at(-1 - tail)) tail++;
  const was = from.slice(head, from.length - tail);
  const becomes = to.slice(head, to.length - tail);
  const offsets = scalarOffsets({ text }, node);
  const first = offsets[head];
  const last = was === '' ? first : (offsets[head + was.length - 1] ?? -2) + 1;
  if (first === undefined || last === undefined || text.slice(first, last) !== was || becomes.includes('\n')) return [];
  return [{ splices: [{ start: first, end: last, text: becomes }] }];
}

/** The text with the quotes, or below the | or >, that the other one had. */
function sameStyle(text: string, place: Place, { value, quotes, newline }: { value: string; quotes: Quotes; newline: string }): Change[] {
  const node = place.item.node as Scalar<string>;
  const [start, end] = valueSpan(place);
  const change = (written: string): Change => ({ splices: [{ start, end, text: written }] });
  const inFlow = place.holder.flow;
  const isLong = text.slice(start, end).includes('\n');
  switch (node.type) {
    case Scalar.QUOTE_SINGLE:
      return [change(writeScalar(value, { inFlow, quotes: 'single' }))];
    case Scalar.QUOTE_DOUBLE:
      return [change(writeScalar(value, { inFlow, quotes: 'double' }))];
    case Scalar.PLAIN:
      return isLong || value.includes('\n')
        ? []
        : [change(writeScalar(value, { inFlow, quotes: quotes === 'single' ? 'single' : 'plain' }))];
    default: {
      const written = refold(text, node, { value, newline, column: columnOf(text, place.item.start) });
      return written === undefined ? [] : [change(written)];
    }
  }
}

/** Writes a value from the dash or colon of its item on. */
function replace(text: string, place: Place, { value, style }: { value: unknown; style: Style }): Change[] {
  const { item, holder } = place;
  if (holder.flow) {
    const [start, end] = valueSpan(place);
    return [{ splices: [{ start, end, text: writeFlow(value, style.quotes) }] }];
  }
  const column = ' '.repeat(columnOf(text, item.start));
  const [start, end] = valueSpan(place);
  const written = writeBlock(value, holder.kind, { ...style, flow: style.flow || isFlow(item.node) });
  const below = written.below
    .split(style.newline)
    .map((line) => (line === '' ? '' : column + line))
    .join(style.newline);
  const isBelow = isCollection(item.node) && !isFlow(item.node) && start >= nextLine(text, item.head);
  const comment = headComment(text, place, { start, end, isBelow });
  const gone: Change['gone'] = [[isBelow ? lineEnd(text, item.head) : start, isBelow || below ? lineEnd(text, end) : end]];
  if (isBelow) {
    // The comment behind the key stays; what stood in the lines below goes, with the comments in them.
    const lines = { start: lineEnd(text, item.head), end: lineEnd(text, end), text: below ? `${style.newline}${below}` : '' };
    return [{ splices: [{ start: item.head, end: item.head, text: written.inline && ` ${written.inline}` }, lines], gone }];
  }
  if (!below) {
    const kept = comment && comment.start < end ? ` ${comment.text}` : '';
    return [{ splices: [{ start, end, text: `${start === item.head ? ' ' : ''}${written.inline}${kept}` }], gone }];
  }
  // Behind a dash a comment takes the line, and the first item the next one.
  const inline = comment && holder.kind === 'seq' && isCollectionValue(value) ? '' : written.inline;
  const first = inline === written.inline ? '' : `${style.newline}${column}  ${written.inline}`;
  const head = `${inline && ` ${inline}`}${comment ? ` ${comment.text}` : ''}${first}${style.newline}${below}`;
  return [{ splices: [{ start: item.head, end: Math.max(end, comment?.end ?? 0), text: head }], gone: comment ? [[start, end]] : gone }];
}

function isCollectionValue(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** The comment on the line of a value that begins beside its dash or key; of a text below | it stands behind that. */
function headComment(
  text: string,
  { item: { node } }: Place,
  { start, end, isBelow }: { start: number; end: number; isBelow: boolean },
): Splice | undefined {
  if (isBelow || (isCollection(node) && !isFlow(node))) return undefined;
  const props = (isScalar(node) ? ((node.srcToken as CST.BlockScalar | undefined)?.props ?? []) : []) as CST.SourceToken[];
  const ofHeader = props.find(({ type }) => type === 'comment');
  if (ofHeader) return { start: ofHeader.offset, end: ofHeader.offset + ofHeader.source.length, text: ofHeader.source };
  if (props.length > 0) return undefined;
  const behind = text.slice(end, lineEnd(text, end));
  const at = behind.indexOf('#');
  // Nothing stands on the line of an item that is left out but its comment.
  return at < 0 || lineStart(text, start) > end ? undefined : { start: end + at, end: end + behind.length, text: behind.slice(at) };
}
