import type { Diagnostic } from './diagnostic.ts';

/**
 * Without repetitions: a page that answers several paths shows its mistakes at each of them, and what several pages are made of
 * on each of those, which are put together.
 */
export function uniqueDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const { shownOn } = diagnostic;
    const key = identityOf(diagnostic);
    const known = unique.get(key);
    // What a page cannot have fixed that is made of several files, the file itself may.
    const kept = known && (known.fix || !diagnostic.fix) ? known : diagnostic;
    const pages = [...new Set([...(known?.shownOn ?? []), ...(shownOn ?? [])])].sort();
    unique.set(key, !known || pages.length === 0 ? kept : { ...kept, shownOn: pages });
  }
  return [...unique.values()];
}

/** What two diagnostics have in common that say the same of one place. */
export function identityOf({ code, file, range, message }: Diagnostic): string {
  return `${code}|${file}|${range.start.line}:${range.start.column}|${message}`;
}
