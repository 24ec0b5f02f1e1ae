import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findComments } from '#engine/read/find-comments.ts';

const texts = (yaml: string) => findComments(yaml).map(({ text }) => text.trimEnd());

describe('findComments', () => {
  test.each([
    ['# one\na: b # two\n', ['# one', '# two']],
    ['a: "x # no"\n', []],
    ["a: 'x # no'\n", []],
    ['a: b#no\n', []],
    ['a: |\n  # no\n  text\n# yes\n', ['# yes']],
    ['a: | # yes\n  # no\n', ['# yes']],
    ['- [a, # one\n  b] # two', ['# one', '# two']],
    ['a: x\n  # no comment of a plain text, but one\n', ['# no comment of a plain text, but one']],
    ['"#no": 1', []],
    ['', []],
  ])('finds in %j %j', (yaml, comments) => {
    expect(texts(yaml)).toEqual(comments);
  });

  test('gives each its offset in the text', () => {
    const yaml = 'a: "ü😀" # one\nb: |\n  # no\n\nc: [d] # two\n';
    for (const { offset, text } of findComments(yaml)) expect(yaml.slice(offset, offset + text.length)).toBe(text);
    expect(findComments(yaml)).toHaveLength(2);
  });

  test('reads any text, and finds only what stands there', () => {
    const piece = fc.constantFrom('# c', 'a: ', '\n', '  ', '- ', '"', "'", '|', '[', ']', '{', '%', '---', '...', '\t', '\u0002', 'x');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (yaml) => {
          fc.pre(!['\u0002', '\u0018', '\u001f', '\ufeff'].some((mark) => yaml.includes(mark)));
          for (const { offset, text } of findComments(yaml)) expect(yaml.slice(offset, offset + text.length)).toBe(text);
        },
      ),
    );
  });
});
