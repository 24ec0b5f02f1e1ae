import { join } from 'node:path';
import { codeFrameColumns } from '@babel/code-frame';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Problem } from '../wire.ts';

/** A diagnostic as a page shows it. @param text of its file */
export function toProblem(root: string, { code, severity, message, cure, file, range }: Diagnostic, text: string | undefined): Problem {
  const { start, end } = range;
  return { code, severity, message, cure, file, ...start, frame: frameOf(text, start, end), path: join(root, file) };
}

export function frameOf(text: string | undefined, start: { line: number; column: number }, end?: { line: number; column: number }): string {
  if (!text?.trim()) return '';
  return codeFrameColumns(text, end?.line === start.line ? { start, end } : { start }, { linesAbove: 2, linesBelow: 1 });
}
