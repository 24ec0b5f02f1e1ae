import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { anyStep, editAndBuild } from '../helpers/incremental/edit-and-build.ts';
import { anyPageEdit, editWords, type PageEdit } from '../helpers/incremental/edit-words.ts';

const fakes = vi.hoisted(() => () => import('../helpers/incremental/fakes.ts'));
vi.mock('#engine/emit/prepare-scripts.ts', async () => ({ prepareScripts: async () => (await fakes()).bundledScripts }));
vi.mock('#engine/emit/card/prepare-background.ts', () => ({
  colourCounts: [],
  prepareBackground: async ({ svg }: { svg: string }) => svg,
}));
vi.mock('#engine/emit/card/encode-card.ts', async () => ({ encodeCard: (await fakes()).cardOf }));
vi.mock('#engine/emit/search/build-search-index.ts', async () => ({ buildSearchIndex: (await fakes()).indexOf }));

test('after any row of edits a build over kept pages is the same bytes as one from nothing, and draws no page in vain', async () => {
  const sites = fc.constantFrom('harbour', 'gazette');
  await fc.assert(fc.asyncProperty(sites, fc.array(anyStep, { minLength: 4, maxLength: 10 }), editAndBuild), {
    numRuns: 15,
    endOnFailure: true,
  });
}, 900_000);

test('after any edit of a page a build that replaces only its files leaves the same bytes as one from nothing', async () => {
  let replacing = 0;
  const take = async (rows: PageEdit[]) => {
    replacing += await editWords(rows);
  };
  await fc.assert(fc.asyncProperty(fc.array(anyPageEdit, { minLength: 8, maxLength: 12 }), take), { numRuns: 4, endOnFailure: true });
  expect(replacing).toBeGreaterThan(4);
}, 900_000);
