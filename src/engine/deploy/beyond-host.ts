import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';

/** A build has more, or larger, files than its host takes. */
export class BeyondHost extends Error {
  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(({ message }) => message).join(' '));
  }
}
