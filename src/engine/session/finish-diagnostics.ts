import { applySuppressions } from '#engine/checks/apply-suppressions.ts';
import { withholdConsequences } from '#engine/checks/withhold-consequences.ts';
import { boundDiagnostics } from '#engine/diagnostics/bound-diagnostics.ts';
import { releaseOf } from '#engine/diagnostics/catalogue.ts';
import { type Diagnostic, sortDiagnostics } from '#engine/diagnostics/diagnostic.ts';
import { uniqueDiagnostics } from '#engine/diagnostics/unique-diagnostics.ts';
import { noDoubts } from '#engine/resolve/doubts.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';

interface Finishing {
  /** As far as it could be resolved. */
  site?: Site;
  /** What will be wrong at instants to come. */
  later: readonly Diagnostic[];
  /** What the release check found; left out where the site is not checked for its release. */
  beforeRelease?: readonly Diagnostic[];
  /** Of all files. */
  texts: ReadonlyMap<string, string>;
}

/**
 * The diagnostics that are reported: sorted, without repetitions, consequences of other mistakes and suppressed ones.
 * @param own what is wrong with the files themselves @param meaning what resolving and the checks found
 */
export function finishDiagnostics(
  own: readonly Diagnostic[],
  meaning: readonly Diagnostic[],
  { site, later, beforeRelease, texts }: Finishing,
): Diagnostic[] {
  const kept = withholdConsequences(own, meaning, { doubts: site?.doubts ?? noDoubts, texts });
  const found = [...own, ...(beforeRelease ? [...kept.map(judgeForRelease), ...beforeRelease] : kept), ...later];
  // What a page says is not checked for today's visitors while they do not see it.
  const unchecked = new Set(site?.withheld.pages.map(({ page }) => page.source.file));
  return boundDiagnostics(
    sortDiagnostics(applySuppressions(uniqueDiagnostics(found), texts, { unchecked, isRelease: beforeRelease !== undefined })),
  );
}

function judgeForRelease(diagnostic: Diagnostic): Diagnostic {
  return releaseOf(diagnostic.code) === 'error' ? { ...diagnostic, severity: 'error' } : diagnostic;
}
