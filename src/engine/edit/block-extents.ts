import type { Item, Layout } from './layout.ts';
import { columnOf, isFirstOnLine, lineEnd, lineStart, nextLine } from './lines.ts';

/** What an item of a block list or map takes with it: the comments above it, on its last line, and further in below it. */
export interface Extent {
  /** The beginning of a line, unless the item is written behind a dash. */
  start: number;
  /** Behind the last line break; the end of the text where that is missing. */
  end: number;
  /** Whether it begins behind the dash that it is the first item of. */
  inline: boolean;
  /** Where the blank lines directly above it begin. */
  blanksStart: number;
}

/** Comments that speak to editors about the whole file. */
const aboutFile = /^\s*#\s*(?:yaml-language-server:|\$schema)/;

export function blockExtents(text: string, layout: Layout): Extent[] {
  const extents: Extent[] = [];
  for (const [index, item] of layout.items.entries()) {
    const floor = extents.at(-1)?.end ?? firstLine(text, layout);
    const lead = leadStart(text, { layout, item, floor, isFirst: index === 0 });
    const inline = !isFirstOnLine(text, lead);
    const start = inline ? lead : lineStart(text, lead);
    const blanksStart = inline ? lead : blanksAbove(text, start, floor);
    extents.push({ start, blanksStart, end: tailEnd(text, item), inline });
  }
  return extents;
}

/** Where the first line begins that is not that of the dash or key in front of a list or map. */
function firstLine(text: string, { floor, within }: Layout): number {
  return within ? nextLine(text, floor) : 0;
}

/** Where the blank lines begin that stand directly above a line, as far as a line that is the first to look at. */
function blanksAbove(text: string, start: number, floor: number): number {
  let blanksStart = start;
  while (blanksStart > floor && text.slice(lineStart(text, blanksStart - 1), blanksStart).trim() === '')
    blanksStart = lineStart(text, blanksStart - 1);
  return Math.max(blanksStart, Math.min(floor, start));
}

/** Where the comments begin that stand directly above an item. What is indented further belongs to what is above them. */
function leadStart(
  text: string,
  { layout, item, floor, isFirst }: { layout: Layout; item: Item; floor: number; isFirst: boolean },
): number {
  const column = columnOf(text, item.start);
  if (!isFirstOnLine(text, item.start)) return item.start;
  let start = lineStart(text, item.start);
  while (start > floor) {
    const above = lineStart(text, start - 1);
    const line = text.slice(above, lineEnd(text, above));
    const indentation = line.length - line.trimStart().length;
    if (!line.trimStart().startsWith('#') || indentation > column || (layout.within === undefined && aboutFile.test(line))) break;
    start = above;
  }
  // Behind a dash, the comment is about the first thing below it: "- # The opening".
  if (isFirst && layout.within === 'seq' && start === floor) {
    const behindDash = /^[ \t]+(?=#)/.exec(text.slice(layout.floor, lineEnd(text, layout.floor)));
    if (behindDash) return layout.floor + behindDash[0].length;
  }
  return start === lineStart(text, item.start) ? item.start : start;
}

function tailEnd(text: string, item: Item): number {
  const column = columnOf(text, item.start);
  let end = nextLine(text, item.end);
  for (let at = end; at < text.length; at = nextLine(text, at)) {
    const line = text.slice(at, lineEnd(text, at));
    if (line.trim() === '') continue;
    if (!line.trimStart().startsWith('#') || line.length - line.trimStart().length <= column) break;
    end = nextLine(text, at);
  }
  return end;
}

/** Where the blank lines end that stand directly below an offset at the beginning of a line. */
export function blanksEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && text.slice(end, lineEnd(text, end)).trim() === '') end = nextLine(text, end);
  return end;
}
