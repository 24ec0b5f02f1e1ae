import type { Diagnostic } from './diagnostic.ts';

/** Without repetitions: a page that answers several paths shows its mistakes at each of them. */
export function uniqueDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, file, range, message }) => {
    const key = `${code}|${file}|${range.start.line}:${range.start.column}|${message}`;
    return !seen.has(key) && seen.add(key);
  });
}
