import { expect, test } from 'vitest';
import { ClassNames, classMark, splitAtMarks } from '#engine/render/class-names.ts';

test('a class has one short name, and no two have the same', () => {
  const names = new ClassNames();
  const hashes = Array.from({ length: 800 }, (_, index) => `${index}x`);
  const shortened = new Map([...hashes, ...hashes].map((hash) => [hash, names.shorten(hash)]));
  expect([shortened.get('0x'), shortened.get('1x'), shortened.get('26x')]).toEqual(['_a', '_b', '_ba']);
  expect(new Set(shortened.values()).size).toBe(hashes.length);
});

test('short names take the place of marked names only, and of the whole name', () => {
  const names = new ClassNames();
  const of = (text: string) => names.applyTo(splitAtMarks(text.replaceAll('@', classMark)));
  expect(of('<p class="go @1a @1ab-Title" title="1a">1a</p>')).toBe('<p class="go _a _b" title="1a">1a</p>');
  expect(of('.@1a:hover{}@media print{.k .@1ab-Title{}}'.replace('@media', '\u0000media')).replace('\u0000media', '@media')).toBe(
    '._a:hover{}@media print{.k ._b{}}',
  );
});
