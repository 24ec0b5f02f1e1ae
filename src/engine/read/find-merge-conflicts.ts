import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { offsetsToRange } from './locate.ts';
import type { SourceText } from './source-document.ts';

const opening = /^<{7}(?: .*)?$/gm;
const closing = /^>{7}(?: .*)?$/gm;

/** Reports the conflict markers that git writes where two people have changed the same lines, one diagnostic for each place. */
export function findMergeConflicts(source: SourceText): Diagnostic[] {
  const { text, lineCounter } = source;
  const ends = [...text.matchAll(closing)].map(({ index }) => index);
  let next = 0;
  return [...text.matchAll(opening)].map((mark) => {
    while (next < ends.length && (ends[next] as number) < mark.index) next += 1;
    const end = ends[next];
    const last = end === undefined ? undefined : lineCounter.linePos(end).line;
    const first = lineCounter.linePos(mark.index).line;
    return diagnose({
      code: 'merge-conflict',
      file: source.file,
      range: offsetsToRange(source, mark.index, mark.index + mark[0].length),
      message: `Two people changed the same lines, and git left both versions here${last ? `, in lines ${first} to ${last}` : ''}.`,
      suggestion: 'Keep the version that is right, and delete the other with the lines of <<<<<<<, ======= and >>>>>>>.',
    });
  });
}
