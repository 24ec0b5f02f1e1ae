import fc from 'fast-check';
import { test, vi } from 'vitest';
import { anyStep, editAndBuild } from './edit-and-build.ts';

vi.mock('#engine/emit/build-client.ts', async () => ({ buildClient: async () => (await import('./stand-ins.ts')).bundledScripts }));
vi.mock('#engine/emit/card/prepare-background.ts', () => ({
  colourCounts: [],
  prepareBackground: async ({ svg }: { svg: string }) => svg,
}));
vi.mock('#engine/emit/card/encode-card.ts', async () => ({ encodeCard: (await import('./stand-ins.ts')).cardOf }));
vi.mock('#engine/emit/search/build-search-index.ts', async () => ({ buildSearchIndex: (await import('./stand-ins.ts')).indexOf }));
vi.mock('#engine/emit/bundle-first-paint-script.ts', () => ({ bundleFirstPaintScript: async () => '' }));

test('after any edits a build over kept pages is the same bytes as one from nothing, and draws no page in vain', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('harbour', 'gazette'), fc.array(anyStep, { minLength: 3, maxLength: 5 }), editAndBuild),
    { numRuns: 2, endOnFailure: true },
  );
}, 120_000);
