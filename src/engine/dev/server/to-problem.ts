import { join } from 'node:path';
import type { Problem } from '#engine/dev/wire.ts';
import { codeFrame } from '#engine/diagnostics/code-frame.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';

/** A diagnostic as a page shows it. @param text of its file */
export function toProblem(
  root: string,
  { code, severity, message, suggestion, file, range }: Diagnostic,
  text: string | undefined,
): Problem {
  return { code, severity, message, suggestion, file, ...range.start, frame: codeFrame(text, range) ?? '', path: join(root, file) };
}
