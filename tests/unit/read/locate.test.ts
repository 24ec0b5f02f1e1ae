import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DataPath } from '#contract/data-path.ts';
import { placeOf } from '#engine/read/locate.ts';
import { parseSource } from '#engine/read/parse-source.ts';
import { sourceOf } from '../make-site.ts';

const text = `title: "A title"
empty:
blocks:
  - type: hero
    heading: Hello
    404: number
    list:
      - one
      - two
  - { type: prose, text: words }
`;
const source = sourceOf(text);

/** The characters a path leads to. */
function marked(path: DataPath, part: 'key' | 'value' = 'value'): string {
  const { start, end } = placeOf(source, path, part).range;
  const lines = text.split('\n');
  const offset = ({ line, column }: { line: number; column: number }) =>
    lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  return text.slice(offset(start), offset(end));
}

describe('placeOf', () => {
  test.each<[DataPath, string]>([
    [['title'], '"A title"'],
    [['blocks', 0, 'type'], 'hero'],
    [['blocks', 0, 'list', 1], 'two'],
    [['blocks', 1, 'text'], 'words'],
    [['blocks', 1], '{ type: prose, text: words }'],
    [['blocks', 0, 'list'], '- one\n      - two'],
    [['blocks', 0, 404], 'number'],
    [['blocks', 0, '404'], 'number'],
  ])('finds the value at %j', (path, value) => {
    expect(marked(path)).toBe(value);
  });

  test('finds the key', () => {
    expect(marked(['title'], 'key')).toBe('title');
    expect(marked(['blocks', 0, 'list'], 'key')).toBe('list');
  });

  test('an entry of a list has no key, so the entry itself is meant', () => {
    expect(marked(['blocks', 0, 'list', 0], 'key')).toBe('one');
  });

  test('a value that is left empty is shown by its key', () => {
    expect(marked(['empty'])).toBe('empty');
  });

  test('a path that leads nowhere gives the first key of what it last found', () => {
    expect(marked(['blocks', 0, 'nothing', 'below'])).toBe('type');
    expect(marked(['nothing'])).toBe('title');
    expect(marked(['title', 'below'])).toBe('"A title"');
    expect(marked(['blocks', 7])).toMatch(/^- type: hero/);
    expect(marked(['empty', 3])).toBe('');
  });

  test('a key without a name is found as the data calls it', () => {
    const unnamed = sourceOf('a: 1\n~: 2\n');
    expect(placeOf(unnamed, [''], 'key').range.start).toEqual({ line: 2, column: 1 });
  });

  test('counts columns after characters of two units as editors do', () => {
    expect(placeOf(sourceOf('"😀": x\n'), ['😀']).range.start).toEqual({ line: 1, column: 7 });
  });

  test('always returns a range inside the text', () => {
    const yaml = fc
      .array(fc.constantFrom('a', 'b', ': ', '\n', '  ', '- ', '[', ']', '{', '}', ', ', '"', '1', '|\n', '#'), { maxLength: 40 })
      .map((parts) => parts.join(''));
    const path = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'ab', '1', ''), fc.nat(3)), { maxLength: 4 });
    let located = 0;
    fc.assert(
      fc.property(fc.oneof(yaml, fc.constant(text)), path, fc.constantFrom<'key' | 'value'>('key', 'value'), (anyText, anyPath, part) => {
        const parsed = parseSource('a.yaml', '/a.yaml', anyText).source;
        if (!parsed) return;
        located++;
        const lines = anyText.split('\n');
        const { start, end } = placeOf(parsed, anyPath, part).range;
        for (const { line, column } of [start, end]) {
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeLessThanOrEqual((lines[line - 1] as string).length + 1);
          expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
        }
        expect(end.line - start.line || end.column - start.column).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 600 },
    );
    expect(located).toBeGreaterThan(100);
  });
});
