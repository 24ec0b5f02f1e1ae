import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { judgePage, misplaced } from './judge-page.ts';

const typo = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.nat(12),
  insert: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 5 }),
    fc.constantFrom('*', '&a ', '!', '"', "'", '[', '{', '- ', ': ', '#', '\t', '|\n', '---\n', '${', '%', '<b>'),
  ),
});

/** Every page of this site, cut and mistyped in a few places, is a page or a diagnostic at a place inside it. */
export async function holdsAfterTypos(base: Site, numRuns: number): Promise<void> {
  const pages = readdirSync(join(engineRoot, 'pages')).filter((file) => file.endsWith('.yaml'));
  const texts = pages.map((file) => readFileSync(join(engineRoot, 'pages', file), 'utf8').slice(0, 2500));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...texts), fc.array(typo, { minLength: 1, maxLength: 4 }), async (whole, typos) => {
      const text = typos.reduce((current, { at, remove, insert }) => {
        const from = Math.floor(at * current.length);
        return current.slice(0, from) + insert + current.slice(from + remove);
      }, whole);
      expect(misplaced(await judgePage(base, text))).toEqual([]);
    }),
    { numRuns },
  );
}
