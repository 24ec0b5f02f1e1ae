import { codeFrameColumns } from '@babel/code-frame';
import type { Range } from './diagnostic.ts';

/**
 * The lines around a place, with a mark below it. A range over several lines is marked at its first: the rest of a block
 * is not what is wrong.
 * @param longestLine what fits; a whole page on one line would bury the message
 * @returns nothing where the file is missing or blank
 */
export function codeFrame(text: string | undefined, { start, end }: Range, longestLine = Number.POSITIVE_INFINITY): string | undefined {
  if (!text?.trim()) return undefined;
  const lines = text.split('\n');
  const marked = lines[start.line - 1] ?? '';
  // Only the marked line is moved; of its neighbours the beginning says enough.
  const from = marked.length > longestLine ? Math.max(0, start.column - longestLine / 2) : 0;
  const clipped = lines.map((line, index) => clip(line, index === start.line - 1 ? from : 0, longestLine));
  // A dot stands for what was cut off in front.
  const shift = from > 0 ? from - 1 : 0;
  const move = (column: number) => Math.min(Math.max(column - shift, 1), longestLine + 2);
  const shown = { start: { line: start.line, column: move(start.column) }, end: { line: end.line, column: move(end.column) } };
  return codeFrameColumns(clipped.join('\n'), end.line > start.line ? { start: shown.start } : shown, { linesAbove: 2, linesBelow: 1 });
}

function clip(line: string, from: number, length: number): string {
  return `${from > 0 ? '…' : ''}${line.slice(from, from + length)}${line.length > from + length ? '…' : ''}`;
}
