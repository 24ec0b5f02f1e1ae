import { beforeAll, expect, test } from 'vitest';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { fillEveryField, judgeTexts, naughtyStrings } from './any-text.ts';
import { loadFuzzSite } from './judge-page.ts';
import { holdsAfterTypos } from './typos.ts';

let base: Site;
beforeAll(async () => {
  base = await loadFuzzSite();
});

test('every naughty string as title, heading, prose and link is on the page, harmless, or is a diagnostic', async () => {
  const { wrong, drawn } = await judgeTexts(base, naughtyStrings);
  expect(wrong).toEqual([]);
  expect(drawn).toBeGreaterThan(naughtyStrings.length);
});

test('every naughty string in every text field of every block executes nothing', async () => {
  const { wrong, fields } = await fillEveryField(naughtyStrings);
  expect(fields).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('what a few typos can make of a page is a page or a diagnostic, 1 000 times', () => holdsAfterTypos(base, 1000));
