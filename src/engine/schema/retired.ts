import type { JsonSchema } from '#contract/json-schema.ts';
import { targetPattern } from '#engine/read/read-route-lock.ts';

/** The shape of `retired:` in site.yaml. */
export const retired = {
  description: 'Paths, and anchors of paths, that the site once had and that nothing takes the place of: /summer-sale, or /team#interns.',
  type: 'array',
  minItems: 1,
  items: {
    description: 'A path, or a path with an anchor.',
    type: 'string',
    pattern: targetPattern,
    patternErrorMessage: 'is not a path. Write it as it was: /team, or /team#history',
  },
} as const satisfies JsonSchema;
