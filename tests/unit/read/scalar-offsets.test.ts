import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Document, Scalar, type ToStringOptions } from 'yaml';
import { findNode } from '#engine/read/locate.ts';
import { scalarOffsets } from '#engine/read/scalar-offsets.ts';
import { sourceOf } from '../make-site.ts';

const types = [Scalar.PLAIN, Scalar.QUOTE_SINGLE, Scalar.QUOTE_DOUBLE, Scalar.BLOCK_LITERAL, Scalar.BLOCK_FOLDED] as const;

/** The value of `text` in a file and where each of its characters stands. */
function offsetsIn(yaml: string) {
  const source = sourceOf(yaml);
  const node = findNode(source, ['text']).node as Scalar<string>;
  return { source, value: node.value, offsets: scalarOffsets(source, node) };
}

describe('scalarOffsets', () => {
  test.each([
    ['text: plain words', 'words'],
    ['text: "quoted words"', 'words'],
    ['text: "\\u0020\\"esc\\" words"', 'words'],
    ["text: 'it''s words'", 'words'],
    ['text: one\n  two words', 'words'],
    ['text: |\n    deep\n      deeper words\n', 'words'],
    ['text: |2-\n    kept words\n', 'words'],
    ['text: >\n  folded\n  words\n\n  more\n', 'words'],
    ['text: "a\\\n  b words"', 'words'],
    ['text: "\\U0001F600 words"', 'words'],
    ['text: 😀 words', 'words'],
  ])('finds the words of %j', (yaml, words) => {
    const { source, value, offsets } = offsetsIn(yaml);
    const at = value.indexOf(words);
    expect(source.text.slice(offsets[at], (offsets[at + words.length - 1] as number) + 1)).toBe(words);
    expect(offsets).toHaveLength(value.length + 1);
  });

  test('finds every letter of any text in any style of YAML', () => {
    const piece = fc.constantFrom('a', 'é', '😀', '"', "'", '\\', ' ', '\n', '#', ': ', '- ', '[', '(/x)', '\t', 'long words that fold ');
    const options: ToStringOptions = { lineWidth: 40, minContentWidth: 10 };
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 40 }), fc.constantFrom(...types), (pieces, type) => {
        const scalar = new Scalar(pieces.join(''));
        scalar.type = type;
        const { source, value, offsets } = offsetsIn(new Document({ before: 'x', text: scalar, after: 'y' }).toString(options));
        // The serialiser loses the white space at the end of some folded texts.
        fc.pre(value === scalar.value);
        [...value].reduce((index, character) => {
          const written = source.text.slice(offsets[index], (offsets[index] as number) + character.length);
          // A character that is written as an escape begins with its backslash.
          if (/\S/.test(character))
            expect([character, '\\'.padEnd(character.length, source.text[(offsets[index] as number) + 1])]).toContain(written);
          return index + character.length;
        }, 0);
        expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
      }),
      { numRuns: 400 },
    );
  });
});
