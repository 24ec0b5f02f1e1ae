import { join } from 'node:path';
import { blockCode, type Problem } from '#engine/dev/wire.ts';
import { codeFrame } from '#engine/diagnostics/code-frame.ts';
import { firstLineOf, placeOfError, readCode } from '#engine/diagnostics/place-of-error.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';

/** A failure of our own code as a problem at the place it comes from. @param what names the part that failed */
export function errorToProblem(error: unknown, what: string): Problem {
  const problem = toCodeProblem(
    { code: blockCode, message: `${what}: ${firstLineOf(error)}`, suggestion: 'Correct the code and save; nothing has to be restarted.' },
    placeOfError(error) ?? { path: join(engineRoot, 'src'), line: 1, column: 1 },
  );
  // React's message is long and says where an island failed; its stack only names React's own code.
  const [, ...rest] = String((error as Error)?.message ?? '').split('\n');
  return problem.frame === '' ? { ...problem, frame: rest.join('\n').trim() } : problem;
}

/** From 1; the path is absolute. */
interface Place {
  path: string;
  line: number;
  column: number;
}

/** A mistake in the engine's own files, with the lines around it. */
export function toCodeProblem(words: Pick<Problem, 'code' | 'message' | 'suggestion'>, { path, line, column }: Place): Problem {
  const place = { line, column };
  const frame = codeFrame(readCode(path), { start: place, end: place }) ?? '';
  return { ...words, severity: 'error', file: pathFromHere(path), ...place, frame, path };
}
