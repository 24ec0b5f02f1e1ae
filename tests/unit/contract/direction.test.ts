import { expect, test } from 'vitest';
import { directionOf } from '#contract/direction.ts';

test.each([
  ['en', 'ltr'],
  ['en-NG', 'ltr'],
  ['fr-CA', 'ltr'],
  ['ar', 'rtl'],
  ['ar-AE', 'rtl'],
  ['he', 'rtl'],
  ['ur', 'rtl'],
  ['uz', 'ltr'],
  ['uz-Arab', 'rtl'],
  ['pa-Guru', 'ltr'],
])('%s is written %s', (lang, direction) => {
  expect(directionOf(lang)).toBe(direction);
});
