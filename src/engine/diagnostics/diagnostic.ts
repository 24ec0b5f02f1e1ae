import type { Edit } from '#engine/edit/edit.ts';
import { catalogue, type DiagnosticCode } from './catalogue.ts';

/** A place in a text, both counted from 1; columns count UTF-16 units. */
export interface Position {
  line: number;
  column: number;
}

/** From the first character to just behind the last. */
export interface Range {
  start: Position;
  end: Position;
}

/** A change of a file's text that removes a mistake; offsets count UTF-16 units, without a byte order mark. */
export interface Fix {
  /** What it does to the data of the file, which its text must say afterwards. */
  edits: readonly Edit[];
  /** Offset of the first character that goes. */
  start: number;
  /** Offset just behind the last character that goes. */
  end: number;
  /** What stands there instead. */
  text: string;
}

/** Something an author should know about one place in one file. */
export interface Diagnostic {
  code: DiagnosticCode;
  severity: 'error' | 'warning';
  /** What is wrong and why, without a position. */
  message: string;
  /** What to do about it. */
  suggestion: string;
  /** Relative to the root of the site, with forward slashes. */
  file: string;
  range: Range;
  /** The pages on which the place is shown, where that is not only the file itself: what it says is used by others. */
  shownOn?: readonly string[];
  /** Present where the suggestion is certain enough to be applied by a program. */
  fix?: Fix;
}

export const fileStart: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** Builds a diagnostic; the catalogue gives its severity. */
export function diagnose({ fix, ...fields }: Omit<Diagnostic, 'severity'>): Diagnostic {
  return { severity: catalogue[fields.code].severity, ...fields, ...(fix && { fix }) };
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

/** By file, then place, then code: the order in which an author works through them. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.range.start.line - b.range.start.line ||
      a.range.start.column - b.range.start.column ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
}
