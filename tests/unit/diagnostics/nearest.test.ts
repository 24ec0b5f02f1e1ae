import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearest, typoOf } from '#contract/nearest.ts';

describe('nearest', () => {
  test.each([
    ['heding', ['heading', 'hero', 'intro'], 'heading'],
    ['heaidng', ['heading', 'reading room'], 'heading'],
    ['Hero', ['hero', 'prose'], 'hero'],
    ['card-gird', ['card-grid', 'card-list'], 'card-grid'],
    ['titel', ['title', 'tile'], 'title'],
    ['uk', ['us', 'ireland'], 'us'],
  ])('takes "%s" of %j for "%s"', (word, candidates, meant) => {
    expect(nearest(word, candidates)).toBe(meant);
  });

  test.each([
    ['banana', ['heading', 'intro']],
    ['5', ['x']],
    ['ab', ['cd']],
    ['', ['a']],
    ['word', []],
  ])('guesses nothing for "%s" of %j', (word, candidates) => {
    expect(nearest(word, candidates)).toBeUndefined();
  });

  test('counts two letters that changed places as one edit', () => {
    expect(nearest('fro', ['for'])).toBe('for');
  });

  test('prefers the closer of two, whatever their order', () => {
    expect(nearest('heading', ['headings', 'heading'])).toBe('heading');
    expect(nearest('leading', ['loading', 'leadings', 'leaping'])).toBe('loading');
  });

  test('a word is nearest to itself', () => {
    fc.assert(fc.property(fc.string({ maxLength: 40 }), (word) => nearest(word, [word]) === word));
  });

  test('returns one of the candidates or nothing, and never one that differs in length by more than a third', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.array(fc.string({ maxLength: 20 })), (word, candidates) => {
        const found = nearest(word, candidates);
        if (found === undefined) return;
        expect(candidates).toContain(found);
        expect(Math.abs(found.length - word.length)).toBeLessThanOrEqual(Math.max(1, word.length / 3));
      }),
    );
  });

  test('one wrong letter in a word of five is always forgiven', () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/);
    fc.assert(
      fc.property(word, fc.nat(11), fc.stringMatching(/^[0-9]$/), (meant, at, letter) => {
        const index = at % meant.length;
        const written = meant.slice(0, index) + letter + meant.slice(index + 1);
        expect(nearest(written, [meant])).toBe(meant);
      }),
    );
  });
});

describe('typoOf', () => {
  test.each([
    ['heding', ['heading', 'hero'], 'heading'],
    ['Quiet', ['quiet', 'bold'], 'quiet'],
    ['UK', ['uk', 'us'], 'uk'],
    ['scr', ['src', 'alt'], 'src'],
    ['man', ['main'], 'main'],
    ['arrowright', ['arrow-right'], 'arrow-right'],
    ['card-gird', ['card-grid', 'card-list'], 'card-grid'],
    ['/ie/taem', ['/ie/team', '/ie/news'], '/ie/team'],
  ])('"%s" of %j is "%s"', (word, candidates, meant) => {
    expect(typoOf(word, candidates)).toBe(meant);
  });

  test.each([
    ['microphone', ['microscope']],
    ['pc', ['pi']],
    ['uk', ['us']],
    ['/ie/team', ['/ke/team']],
    ['/news/2023', ['/news/2024']],
    ['office1', ['office2', 'home']],
    ['/team-1', ['/team']],
    ['loading', ['landing']],
    ['leading', ['loading', 'leaving']],
    ['', ['a']],
  ])('"%s" may be something else than one of %j', (word, candidates) => {
    expect(typoOf(word, candidates)).toBeUndefined();
  });

  test('is never another name than the nearest', () => {
    const word = fc.stringMatching(/^[a-e/0-9-]{1,8}$/);
    fc.assert(
      fc.property(word, fc.array(word), (written, names) => {
        const typo = typoOf(written, names);
        if (typo !== undefined) expect(typo).toBe(nearest(written, names));
      }),
    );
  });
});
