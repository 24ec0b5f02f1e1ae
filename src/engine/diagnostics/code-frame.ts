import { codeFrameColumns } from '@babel/code-frame';
import type { Range } from './diagnostic.ts';

/**
 * The lines around a place, with a mark below it. Of a range over several lines only the first line is marked: the range of
 * a whole block would mark all of it.
 * @param longestLine what fits; a whole page on one line would bury the message
 * @returns nothing where the file is missing or blank
 */
export function codeFrame(text: string | undefined, { start, end }: Range, longestLine = Number.POSITIVE_INFINITY): string | undefined {
  if (!text || /^\s*$/.test(text)) return undefined;
  const lines = linesOf(text);
  const marked = lines[start.line - 1] ?? '';
  // Only the marked line is scrolled to the mark; of the lines around it the beginning is enough.
  const from = marked.length > longestLine ? Math.max(0, start.column - longestLine / 2) : 0;
  const first = Math.max(start.line - 1 - linesAbove, 0);
  const shownLines = lines.slice(first, start.line + linesBelow);
  const clipped = shownLines.map((line, index) => clip(line, first + index === start.line - 1 ? from : 0, longestLine));
  // A dot stands for what was cut off in front.
  const shift = from > 0 ? from - 1 : 0;
  const move = (column: number) => Math.min(Math.max(column - shift, 1), longestLine + 2);
  const shown = { start: { line: start.line, column: move(start.column) }, end: { line: end.line, column: move(end.column) } };
  // The types do not know of the option. https://babeljs.io/docs/babel-code-frame#startline
  const options = { linesAbove, linesBelow, startLine: first + 1 } as object;
  return codeFrameColumns(clipped.join('\n'), end.line > start.line ? { start: shown.start } : shown, options);
}

const linesAbove = 2;
const linesBelow = 1;

let latest: { text: string; lines: string[] } | undefined;

/** The mistakes of one file are shown one after the other. */
function linesOf(text: string): string[] {
  if (latest?.text !== text) latest = { text, lines: text.split('\n') };
  return latest.lines;
}

function clip(line: string, from: number, length: number): string {
  return `${from > 0 ? '…' : ''}${line.slice(from, from + length)}${line.length > from + length ? '…' : ''}`;
}
