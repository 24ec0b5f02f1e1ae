import { codeFrameColumns } from '@babel/code-frame';
import type { Diagnostic } from './diagnostic.ts';

interface PrettyOptions {
  /** Whether to use ANSI colours. */
  colour: boolean;
}

const ansi = { error: '\u001b[31m', warning: '\u001b[33m', bold: '\u001b[1m', dim: '\u001b[2m', reset: '\u001b[0m' };

/**
 * Diagnostics for people: place, cause, the line itself, cure; a count at the end.
 * @param sources the text of each file by the name its diagnostics use; a file that is missing gets no code frame
 */
export function formatPretty(diagnostics: readonly Diagnostic[], sources: ReadonlyMap<string, string>, { colour }: PrettyOptions): string {
  const paint = (style: keyof typeof ansi, text: string) => (colour ? `${ansi[style]}${text}${ansi.reset}` : text);
  const blocks = diagnostics.map((diagnostic) => {
    const { file, range, severity, code, message, cure } = diagnostic;
    const place = `${file}:${range.start.line}:${range.start.column}`;
    const frame = codeFrame(diagnostic, sources.get(file));
    return [
      `${paint('bold', place)}  ${paint(severity, severity)}  ${paint('dim', code)}`,
      `  ${message}`,
      frame && `\n${indent(frame)}\n`,
      `  ${cure}`,
    ]
      .filter(Boolean)
      .join('\n');
  });
  return [...blocks, summary(diagnostics)].join('\n\n');
}

/** What fits a terminal; a whole page on one line would bury the message. */
const longestLine = 180;

function codeFrame({ range }: Diagnostic, text: string | undefined): string | undefined {
  if (!text?.trim()) return undefined;
  const { start, end } = range;
  const lines = text.split('\n');
  const from = lines.some((line) => line.length > longestLine) ? Math.max(0, start.column - longestLine / 2) : 0;
  const marked = lines[start.line - 1] ?? '';
  const shift = marked.length > longestLine && from > 0 ? from - 1 : 0;
  const clipped = lines.map((line, index) => {
    if (line.length <= longestLine) return line;
    // Only the marked line is moved; of its neighbours the beginning says enough.
    const first = index === start.line - 1 && shift > 0 ? from : 0;
    return `${first > 0 ? '…' : ''}${line.slice(first, first + longestLine)}${line.length > first + longestLine ? '…' : ''}`;
  });
  const move = (column: number) => Math.min(Math.max(column - shift, 1), longestLine + 2);
  // A range over several lines is marked at its first: the rest of a block is not what is wrong.
  const shown = { line: start.line, column: move(start.column) };
  const location = end.line > start.line ? { start: shown } : { start: shown, end: { line: end.line, column: move(end.column) } };
  return codeFrameColumns(clipped.join('\n'), location, { linesAbove: 2, linesBelow: 1 });
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}

function summary(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Diagnostic['severity']) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const files = new Set(diagnostics.map((diagnostic) => diagnostic.file)).size;
  const plural = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  if (diagnostics.length === 0) return 'No problems.';
  return `${plural(count('error'), 'error')}, ${plural(count('warning'), 'warning')} in ${plural(files, 'file')}.`;
}
