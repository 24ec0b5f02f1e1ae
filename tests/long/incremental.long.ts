import fc from 'fast-check';
import { test, vi } from 'vitest';
import { anyStep, editAndBuild } from '../unit/emit/pages/edit-and-build.ts';

vi.mock('#engine/emit/build-client.ts', async () => ({
  buildClient: async () => (await import('../unit/emit/pages/stand-ins.ts')).bundledScripts,
}));
vi.mock('#engine/emit/bundle-first-paint-script.ts', () => ({ bundleFirstPaintScript: async () => '' }));

test('after any long row of edits a build over kept pages is the same bytes as one from nothing, and draws no page in vain', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('harbour', 'gazette', 'joinery'), fc.array(anyStep, { minLength: 5, maxLength: 12 }), editAndBuild),
    { numRuns: 12, endOnFailure: true },
  );
}, 900_000);
