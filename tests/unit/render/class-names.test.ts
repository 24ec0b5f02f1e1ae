import { expect, test } from 'vitest';
import { applyClassNames, classMark, shortenClassNames } from '#engine/render/class-names.ts';

test('a class has one short name, and no two have the same', () => {
  const hashes = Array.from({ length: 800 }, (_, index) => `c-${index}`);
  const names = shortenClassNames([...hashes, ...hashes]);
  expect([names.get('c-0'), names.get('c-1'), names.get('c-26')]).toEqual(['_a', '_b', '_ba']);
  expect(new Set(names.values()).size).toBe(hashes.length);
});

test('short names take the place of marked names only, and of the whole name', () => {
  const names = shortenClassNames(['c-1a', 'c-1ab-Title']);
  const of = (text: string) => applyClassNames(text.replaceAll('@', classMark), names);
  expect(of('<p class="go @c-1a @c-1ab-Title" title="c-1a">c-1a</p>')).toBe('<p class="go _a _b" title="c-1a">c-1a</p>');
  expect(of('.@c-1a:hover{}@media print{.k .@c-1ab-Title{}}'.replace('@media', '\u0000media')).replace('\u0000media', '@media')).toBe(
    '._a:hover{}@media print{.k ._b{}}',
  );
});
