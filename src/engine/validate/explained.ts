import type { ErrorObject } from 'ajv';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';

/** Several errors with one cause. */
export interface Explained {
  errors: readonly ErrorObject[];
  diagnostic: Diagnostic;
}
