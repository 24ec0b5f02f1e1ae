import type { Diagnostic } from './diagnostic.ts';

/**
 * A text with the fixes of its diagnostics made, touching nothing else. Of two that overlap the later one waits.
 * @returns also the diagnostics whose fix was made
 */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[]): { text: string; applied: Diagnostic[] } {
  const inOrder = diagnostics.filter(({ fix }) => fix).sort((a, b) => (a.fix?.start ?? 0) - (b.fix?.start ?? 0));
  const applied: Diagnostic[] = [];
  let result = '';
  let done = 0;
  for (const diagnostic of inOrder) {
    const { fix } = diagnostic;
    if (!fix || fix.start < done || text.slice(fix.start, fix.end) === fix.text) continue;
    result += text.slice(done, fix.start) + fix.text;
    done = fix.end;
    applied.push(diagnostic);
  }
  return { text: result + text.slice(done), applied };
}
