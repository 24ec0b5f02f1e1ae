import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSource } from '#engine/read/parse-source.ts';
import { brief } from '../make-site.ts';

const found = (text: string) => parseSource('pages/a.yaml', '/site/pages/a.yaml', text).diagnostics.map(brief);
const suggestion = 'Delete the character, or the word around it, and type it again.';

describe('findUnsafeCharacters', () => {
  test.each([
    ['\u0000', 'U+0000'],
    ['\u0007', 'U+0007'],
    ['\u001b', 'U+001B'],
    ['\u007f', 'U+007F'],
    ['\u0085', 'U+0085'],
    ['\u200b', 'U+200B'],
    ['\u200f', 'U+200F'],
    ['\u2028', 'U+2028'],
    ['\u202e', 'U+202E'],
    ['\u2066', 'U+2066'],
    ['\ufeff', 'U+FEFF'],
  ])('reports %j by its number', (character, number) => {
    expect(found(`title: ab${character}c\n`)).toEqual([
      `unsafe-character 1:10 An invisible character (${number}) stands here. | ${suggestion}`,
    ]);
  });

  test('a carriage return alone is no line end', () => {
    expect(found('title: a\rroute: /b\n')).toEqual([`unsafe-character 1:9 An invisible character (U+000D) stands here. | ${suggestion}`]);
  });

  test('leaves every writing system alone', () => {
    const text = 'a: "Ẹ kú àárọ̀, 日本語, العربية, עברית, naïve, ₦5, 👩‍👩‍👧, می‌خواهم"\n\tb: x';
    expect(found(text.replace('\n\tb: x', '\n'))).toEqual([]);
  });

  test('reports at most five, and nothing else beside them', () => {
    const reported = found(`${'a: \u200b\n'.repeat(9)}b: [`);
    expect(reported).toHaveLength(5);
    expect(new Set(reported.map((line) => line.split(' ')[0]))).toEqual(new Set(['unsafe-character']));
  });

  test('a no-break space is an error in the indentation and a character in a text', () => {
    expect(found('a: x\u00a0y\n')).toEqual([]);
    expect(found('a:\n \u00a0b: 1\n')).toEqual([
      'unsafe-character 2:2 A no-break space (U+00A0) stands where the indentation should be. | Delete it and type ordinary spaces.',
    ]);
  });

  test('finds a direction character wherever it is hidden', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z #:'"\n-]{0,40}$/),
        fc.stringMatching(/^[a-z \n]{0,20}$/),
        fc.constantFrom('\u202d', '\u2067', '\u200e'),
        (before, after, hidden) => {
          const lines = before.split('\n');
          expect(found(before + hidden + after)[0]).toContain(`unsafe-character ${lines.length}:${(lines.at(-1) as string).length + 1} `);
        },
      ),
    );
  });
});
