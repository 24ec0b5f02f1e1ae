import { applySuppressions } from '#engine/checks/apply-suppressions.ts';
import { withholdConsequences } from '#engine/checks/withhold-consequences.ts';
import { boundDiagnostics } from '#engine/diagnostics/bound-diagnostics.ts';
import { type Diagnostic, sortDiagnostics } from '#engine/diagnostics/diagnostic.ts';
import { uniqueDiagnostics } from '#engine/diagnostics/unique-diagnostics.ts';
import { type Doubts, noDoubts } from '#engine/resolve/doubts.ts';

/**
 * The diagnostics that are reported: sorted, without repetitions, consequences of other mistakes and suppressed ones.
 * @param own what is wrong with the files themselves @param meaning what resolving and the checks found
 */
export function finishDiagnostics(
  own: readonly Diagnostic[],
  meaning: readonly Diagnostic[],
  { doubts = noDoubts, texts }: { doubts?: Doubts; texts: ReadonlyMap<string, string> },
): Diagnostic[] {
  const found = [...own, ...withholdConsequences(own, meaning, { doubts, texts })];
  return boundDiagnostics(sortDiagnostics(applySuppressions(uniqueDiagnostics(found), texts)));
}
