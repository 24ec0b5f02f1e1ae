import { describe, expect, test } from 'vitest';
import { isListOf, listNames } from '#engine/schema/named-lists.ts';

describe('listNames', () => {
  test('gives the dotted name of everything that passes, and does not look inside it', () => {
    const scope = { region: { areas: [{ value: 'Lagos' }], name: 'Nigeria' }, page: {} };
    expect(listNames(scope, Array.isArray)).toEqual(['region.areas']);
    expect(listNames({ a: { b: 'x', c: { d: 'y', e: 1 } } }, (value) => typeof value === 'string')).toEqual(['a.b', 'a.c.d']);
  });
});

describe('isListOf', () => {
  test('tells lists of options from lists of texts, and refuses empty ones and anything else', () => {
    expect(isListOf([{ value: 'x' }], 'option-list')).toBe(true);
    expect(isListOf(['x'], 'option-list')).toBe(false);
    expect(isListOf(['x', { value: 'y' }], 'option-list')).toBe(false);
    expect(isListOf(['x', 'y'], 'text-list')).toBe(true);
    expect(isListOf([{ value: 'x' }], 'text-list')).toBe(false);
    for (const value of [[], {}, 'x', undefined])
      expect([isListOf(value, 'option-list'), isListOf(value, 'text-list')]).toEqual([false, false]);
  });
});
