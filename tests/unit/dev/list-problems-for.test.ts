import { expect, test } from 'vitest';
import type { DevBlocks } from '#engine/dev/server/dev-blocks.tsx';
import { listProblemsFor } from '#engine/dev/server/respond.ts';
import { type Diagnostic, diagnose, fileStart } from '#engine/diagnostics/diagnostic.ts';
import type { ShownSite } from '#engine/session/shown-site.ts';

const orphan = (index: number) =>
  diagnose({ code: 'orphan-page', file: `pages/p-${index}.yaml`, range: fileStart, message: 'M', suggestion: 'S' });
const list = (diagnostics: readonly Diagnostic[]) => {
  const shown = { session: { options: { root: '/site' }, diagnostics, texts: new Map() } } as unknown as ShownSite;
  return listProblemsFor(shown, { problems: [] } as unknown as DevBlocks);
};

test('an open page lists all that is wrong with a site, in its order', () => {
  const { first, ...counts } = list([orphan(1), orphan(2)]);
  expect(first.map(({ file }) => file)).toEqual(['pages/p-1.yaml', 'pages/p-2.yaml']);
  expect(counts).toEqual({ errors: 0, warnings: 2 });
});

test('of thousands it lists the first, errors before warnings, and counts all', () => {
  const error = diagnose({ code: 'dead-link', file: 'pages/z.yaml', range: fileStart, message: 'M', suggestion: 'S' });
  const { first, ...counts } = list([...Array.from({ length: 5000 }, (_, index) => orphan(index)), error]);
  expect([first.length, first[0]?.file]).toEqual([200, 'pages/z.yaml']);
  expect(counts).toEqual({ errors: 1, warnings: 5000 });
});
