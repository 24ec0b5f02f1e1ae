import { expect, test } from 'vitest';
import { ShortClassNames } from '#engine/render/short-class-names.ts';

test('a class has one short name, and no two have the same', () => {
  const names = new ShortClassNames();
  const hashes = Array.from({ length: 800 }, (_, index) => `c-${index}`);
  const short = hashes.map((hash) => names.of(hash));
  expect(short.slice(0, 2)).toEqual(['_a', '_b']);
  expect(new Set(short).size).toBe(hashes.length);
  expect(hashes.map((hash) => names.of(hash))).toEqual(short);
});

test('short names stand in class attributes only, and other classes stay', () => {
  const names = new ShortClassNames();
  names.of('c-1a');
  expect(names.applyTo('<p class="go c-1a" title="c-1a">c-1a</p><img alt=\' class="c-1a"\'>')).toBe(
    '<p class="go _a" title="c-1a">c-1a</p><img alt=\' class="c-1a"\'>',
  );
});
