import { joinWords } from '#contract/join-words.ts';
import { codeFrame } from './code-frame.ts';
import type { Diagnostic } from './diagnostic.ts';
import { showControls } from './show-controls.ts';

interface PrettyOptions {
  /** Whether to use ANSI colours. */
  colour: boolean;
}

/** Characters of a line that fit a terminal. */
const longestLine = 180;

/** Pages that are listed where a mistake is shown on many. */
const mostPages = 4;

const ansi = { error: '\u001b[31m', warning: '\u001b[33m', bold: '\u001b[1m', dim: '\u001b[2m', reset: '\u001b[0m' };

/**
 * Diagnostics for people: place, cause, the line itself, suggestion; a count at the end.
 * @param sources the text of each file by the name its diagnostics use; a file that is missing gets no code frame
 */
export function formatPretty(diagnostics: readonly Diagnostic[], sources: ReadonlyMap<string, string>, options: PrettyOptions): string {
  return [...formatEach(diagnostics, sources, options), summarise(diagnostics)].join('\n\n');
}

/** The same for each by itself. */
export function formatEach(diagnostics: readonly Diagnostic[], sources: ReadonlyMap<string, string>, { colour }: PrettyOptions): string[] {
  const paint = (style: keyof typeof ansi, text: string) => (colour ? `${ansi[style]}${text}${ansi.reset}` : text);
  return diagnostics.map((diagnostic) => {
    const { file, range, severity, code, message, suggestion, shownOn } = diagnostic;
    const place = `${showControls(file)}:${range.start.line}:${range.start.column}`;
    const frame = codeFrame(sources.get(file), range, longestLine);
    return [
      `${paint('bold', place)}  ${paint(severity, severity)}  ${paint('dim', code)}`,
      `  ${showControls(message)}`,
      frame && `\n${indent(frame)}\n`,
      `  ${showControls(suggestion)}`,
      shownOn && `  Shown on ${joinWords(listed(shownOn.map(showControls)), 'and')}.`,
    ]
      .filter(Boolean)
      .join('\n');
  });
}

/** The first of many pages, and how many more there are. */
function listed(pages: readonly string[]): string[] {
  return pages.length <= mostPages ? [...pages] : [...pages.slice(0, mostPages - 1), `${pages.length - mostPages + 1} more pages`];
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}

/** How many there are. */
export function summarise(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Diagnostic['severity']) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const files = new Set(diagnostics.map((diagnostic) => diagnostic.file)).size;
  const plural = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  if (diagnostics.length === 0) return 'No problems.';
  return `${plural(count('error'), 'error')}, ${plural(count('warning'), 'warning')} in ${plural(files, 'file')}.`;
}
