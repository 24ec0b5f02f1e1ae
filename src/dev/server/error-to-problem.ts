import { join } from 'node:path';
import { codeFrame } from '../../diagnostics/code-frame.ts';
import { firstLineOf, placeOfError, readCode } from '../../diagnostics/place-of-error.ts';
import { engineRoot } from '../../engine-root.ts';
import type { Problem } from '../wire.ts';

/** A failure of our own code as a problem at the place it comes from. @param what names the part that failed */
export function errorToProblem(error: unknown, what: string): Problem {
  const { file, path, line, column } = placeOfError(error) ?? { file: 'src', path: join(engineRoot, 'src'), line: 1, column: 1 };
  const place = { line, column };
  return {
    code: 'block-code',
    severity: 'error',
    message: `${what}: ${firstLineOf(error)}`,
    cure: 'Correct the code and save; nothing has to be restarted.',
    file,
    ...place,
    frame: codeFrame(readCode(path), { start: place, end: place }) ?? '',
    path,
  };
}
