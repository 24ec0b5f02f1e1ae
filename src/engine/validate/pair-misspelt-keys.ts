import type { ErrorObject } from 'ajv';
import { nearest } from '#contract/nearest.ts';
import { otherNameOf } from './other-names.ts';

/**
 * "missing heading" and "unknown heding" on one object are one mistake. Keeps the unknown key, which has a place, and
 * notes what it was meant to be.
 */
export function pairMisspeltKeys(errors: readonly ErrorObject[]) {
  const meant = new Map<ErrorObject, string>();
  const causes = new Set<ErrorObject>();
  const missing = errors.filter((error) => error.keyword === 'required');
  const unknown = errors.filter((error) => error.keyword === 'additionalProperties');
  // Keys that are near in spelling are paired first, names of other systems with the keys that are left.
  for (const guess of [nearest, otherNameOf]) {
    for (const error of unknown) {
      if (meant.has(error)) continue;
      const candidates = missing.filter((other) => other.instancePath === error.instancePath && !causes.has(other));
      const name = guess(
        error.params.additionalProperty,
        candidates.map((other) => other.params.missingProperty as string),
      );
      const cause = candidates.find((other) => other.params.missingProperty === name);
      if (!name || !cause) continue;
      meant.set(error, name);
      causes.add(cause);
    }
  }
  return { meant, causes };
}
