import { blanksEnd, blockExtents, type Extent } from './block-extents.ts';
import type { Change } from './change.ts';
import type { Layout } from './layout.ts';
import { columnOf, lineBreak, lineEnd, lineStart, type Splice } from './lines.ts';

/**
 * Puts an item into a block list or map that has some.
 * @param lines of the item, the first without indentation and the others as they stand below it, without a last line break
 */
export function insertIntoBlock(text: string, layout: Layout, { index, lines }: { index: number; lines: string }): Change[] {
  const extents = blockExtents(text, layout);
  const indentation = ' '.repeat(columnOf(text, (layout.items[0] as Layout['items'][number]).start));
  const at = extents[index];
  if (at?.inline) {
    const newline = lineBreak(text, at.start);
    return [{ splices: [{ start: at.start, end: at.start, text: `${lines}${newline}${indentation}` }] }];
  }
  if (at) {
    const newline = lineBreak(text, at.start);
    const neighbour = index > 0 ? at : extents[1];
    const blanks = neighbour ? text.slice(neighbour.blanksStart, neighbour.start) : '';
    const put = (gap: string) => ({ splices: [{ start: at.start, end: at.start, text: `${indentation}${lines}${newline}${gap}` }] });
    return [put(blanks), put('')];
  }
  const last = extents.at(-1) as Extent;
  const newline = lineBreak(text, last.end);
  const blanks = last.inline ? '' : text.slice(last.blanksStart, last.start);
  const open = text.length === last.end && !text.endsWith('\n');
  const put = (gap: string) => ({
    splices: [{ start: last.end, end: last.end, text: `${open ? newline : ''}${gap}${indentation}${lines}${open ? '' : newline}` }],
  });
  return extents.length > 1 ? [put(blanks), put('')] : [put('')];
}

/** Takes an item out of a block list or map, which is `[]` or `{}` without its last. */
export function removeFromBlock(text: string, layout: Layout, index: number): Change[] {
  const extents = blockExtents(text, layout);
  const at = extents[index] as Extent;
  const gone = [[at.start, at.end] as const];
  if (extents.length === 1) return [{ splices: emptied(text, layout, at), gone }];
  if (at.inline) {
    const rest = text.slice(at.end).search(/\S/);
    return [{ splices: [{ start: at.start, end: at.end + rest, text: '' }], gone }];
  }
  if (index === extents.length - 1) {
    // Behind a text that keeps its blank lines, the line break in front is a part of that.
    const lines = { start: at.blanksStart, end: at.end, text: '' };
    return [withoutLines(text, lines), lines].map((change) => ({ splices: [change], gone }));
  }
  // Of the blank lines above and below, the larger gap stays, unless those above are a part of the text that they follow.
  const below = blanksEnd(text, at.end);
  const withoutBelow = { start: at.start, end: below, text: '' };
  const withoutAbove = { start: at.blanksStart, end: at.end, text: '' };
  const isSmaller = countBreaks(text.slice(at.blanksStart, at.start)) < countBreaks(text.slice(at.end, below));
  const ways = index > 0 && isSmaller ? [withoutAbove, withoutBelow] : [withoutBelow];
  return ways.map((change) => ({ splices: [change], gone }));
}

function countBreaks(blanks: string): number {
  return blanks.split('\n').length;
}

/** Takes out whole lines; at the end of a text without a last line break, the break in front of them. */
function withoutLines(text: string, { start, end }: Splice): Splice {
  const open = end === text.length && !text.endsWith('\n') && start > 0;
  return { start: open ? lineEnd(text, start - 1) : start, end, text: '' };
}

function emptied(text: string, layout: Layout, at: Extent): Splice[] {
  const empty = layout.kind === 'seq' ? '[]' : '{}';
  const newline = text.slice(lineEnd(text, Math.max(at.end - 1, 0)), at.end);
  if (at.inline || !layout.within)
    return [
      {
        start: at.start,
        end: at.end,
        text: `${empty}${text.endsWith('\n') || at.end < text.length ? newline || lineBreak(text, at.end) : ''}`,
      },
    ];
  return [
    { start: layout.floor, end: layout.floor, text: ` ${empty}` },
    withoutLines(text, { start: at.blanksStart, end: at.end, text: '' }),
  ];
}

/** Moves an item within its list or map: what lies between the items stays where it is. @param to its place once it is out */
export function moveInBlock(text: string, layout: Layout, { from, to }: { from: number; to: number }): Change[] {
  const extents = blockExtents(text, layout);
  const column = ' '.repeat(columnOf(text, (layout.items[0] as Layout['items'][number]).start));
  const units = extents.map(({ start, end, inline }) => {
    const unit = text.slice(start, end).replace(/\r?\n$/, '');
    const body = unit.trimStart();
    return { body, indentation: inline ? column : unit.slice(0, unit.length - body.length) };
  });
  const [moved] = units.splice(from, 1);
  units.splice(to, 0, moved as (typeof units)[number]);
  const splices = extents.flatMap(({ start, end, inline }, index) => {
    const { body, indentation } = units[index] as (typeof units)[number];
    const [, newline = ''] = /(\r?\n)?$/.exec(text.slice(start, end)) ?? [];
    const unit = `${inline ? '' : indentation}${body}${newline}`;
    return unit === text.slice(start, end) ? [] : [{ start, end, text: unit }];
  });
  return [{ splices }];
}

/** An item of a block list or map as it can be put in elsewhere, in parts that follow each other. */
export function takeFromBlock(
  text: string,
  layout: Layout,
  index: number,
): { above: string; item: string; behind: string; column: number } {
  const { start, end } = blockExtents(text, layout)[index] as Extent;
  const item = layout.items[index] as Layout['items'][number];
  const column = columnOf(text, start === lineStart(text, start) ? item.start : start);
  return {
    above: text.slice(start, item.start).trimStart(),
    item: text.slice(item.start, item.end),
    behind: text.slice(item.end, end).replace(/\r?\n$/, ''),
    column,
  };
}
