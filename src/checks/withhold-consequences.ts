import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';

// While a page is unsound its addresses are unknown, and links to it would be called dead without being so.
const aboutAddresses: ReadonlySet<string> = new Set<DiagnosticCode>(['dead-link', 'dead-anchor', 'missing-home', 'missing-error-page']);
// A broken name or link is often the very use that something seems to lack.
const aboutUse: ReadonlySet<string> = new Set<DiagnosticCode>(['orphan-page', 'unused-entry', 'unused-picture', 'unpaired-equivalents']);

/**
 * What resolving and the checks of meaning found, without what only follows from another mistake.
 * @param own what is wrong with the files themselves
 * @param addressesKnown whether the address of every page is known in spite of that
 */
export function withholdConsequences(
  own: readonly Diagnostic[],
  meaning: readonly Diagnostic[],
  addressesKnown = !hasErrors(own),
): Diagnostic[] {
  const homes = new Set(meaning.filter(({ code }) => code === 'missing-home').map(placeOf));
  const found = meaning.filter(
    (diagnostic) =>
      (addressesKnown || !aboutAddresses.has(diagnostic.code)) && !(diagnostic.code === 'dead-link' && homes.has(placeOf(diagnostic))),
  );
  const broken = hasErrors(own) || hasErrors(found);
  return found.filter(({ code }) => !(broken && aboutUse.has(code)));
}

function placeOf({ file, range: { start } }: Diagnostic): string {
  return `${file}:${start.line}:${start.column}`;
}
