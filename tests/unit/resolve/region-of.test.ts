import { expect, test } from 'vitest';
import { regionOf } from '#engine/resolve/region-of.ts';
import { siteOf, twoRegions } from '../make-site.ts';

const config = siteOf(twoRegions).data;
const nested = siteOf(twoRegions.replace('home: /\n', 'home: /two/deep/\n')).data;

test.each([
  ['/', 'main'],
  ['/team', 'main'],
  ['/two', 'two'],
  ['/two/team', 'two'],
  ['/two/team/x', 'two'],
  ['/twofold', 'main'],
  ['/team/two', 'main'],
])('%s belongs to the region %s', (path, region) => {
  expect(regionOf(path, config)).toBe(region);
});

test('the longest home wins, and a slash at the end of a home makes no difference', () => {
  expect(regionOf('/two/deep', nested)).toBe('main');
  expect(regionOf('/two/deep/x', nested)).toBe('main');
  expect(regionOf('/two/deeper', nested)).toBe('two');
});

test('the order of the regions makes no difference', () => {
  const reversed = { ...nested, regions: Object.fromEntries(Object.entries(nested.regions).reverse()) };
  for (const path of ['/two/deep', '/two/deep/x', '/two/deeper', '/two']) expect(regionOf(path, reversed)).toBe(regionOf(path, nested));
});

test('what no home covers belongs to the default region', () => {
  expect(regionOf('/elsewhere', { ...nested, defaultRegion: 'two' })).toBe('two');
});
