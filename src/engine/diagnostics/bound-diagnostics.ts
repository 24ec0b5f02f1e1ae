import { type Diagnostic, diagnose, type Range } from './diagnostic.ts';

/** How many diagnostics of one code are reported for one file. */
const mostAlike = 50;

/**
 * Sorted diagnostics, with at most that many of one code a file. In place of the first one left out stands one that says how
 * many are left out.
 */
export function boundDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const counts = new Map<string, number>();
  const kindOf = ({ file, code }: Diagnostic) => `${file}\n${code}`;
  for (const diagnostic of diagnostics) counts.set(kindOf(diagnostic), (counts.get(kindOf(diagnostic)) ?? 0) + 1);
  const seen = new Map<string, number>();
  return diagnostics.flatMap((diagnostic) => {
    const kind = kindOf(diagnostic);
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    if (before < mostAlike) return [diagnostic];
    if (before > mostAlike) return [];
    const { file, range, code, severity } = diagnostic;
    return [{ ...describeRest(file, range, { count: (counts.get(kind) ?? 0) - mostAlike, code }), severity }];
  });
}

/** The diagnostic in place of those that are left out. @param code of all of them, if they have one */
export function describeRest(file: string, { start }: Range, { count, code }: { count: number; code?: string }): Diagnostic {
  const number = count.toLocaleString('en').replaceAll(',', ' ');
  return diagnose({
    code: 'more-mistakes',
    file,
    range: { start, end: start },
    message: code ? `${number} more like this follow in this file: ${code}.` : `${number} more mistakes like these are in this file.`,
    suggestion: 'Correct those above first; the next check shows what is left.',
  });
}
