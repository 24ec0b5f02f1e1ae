import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSource } from '#engine/read/parse-source.ts';
import { brief } from '../make-site.ts';

const parse = (text: string) => parseSource('pages/a.yaml', '/site/pages/a.yaml', text);
const found = (text: string) => parse(text).diagnostics.map(brief);
const codes = (text: string) => parse(text).diagnostics.map(({ code }) => code);

/** Texts made of the characters and words that mean something in YAML. */
const yamlish = fc
  .array(
    fc.constantFrom(
      ...'-?:,[]{}#&*!|>\'"%@`\n\r\t ~\\/',
      '\n  ',
      '\n- ',
      ': ',
      ' #',
      '---',
      '...',
      '!!str',
      '<<',
      'null',
      'a',
      'é',
      '1',
      '&a',
      '*a',
      '\u00a0',
      '\ufeff',
      '\u2028',
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

describe('parseSource', () => {
  test('gives the data of a sound file', () => {
    const { source, diagnostics } = parse('title: A\nblocks:\n  - type: hero\n    on: yes\n');
    expect(diagnostics).toEqual([]);
    expect(source?.data).toEqual({ title: 'A', blocks: [{ type: 'hero', on: 'yes' }] });
    expect(source).toMatchObject({
      file: 'pages/a.yaml',
      path: '/site/pages/a.yaml',
      text: 'title: A\nblocks:\n  - type: hero\n    on: yes\n',
    });
  });

  test('reads YAML 1.2: "no", "on", dates and 1_000 are text', () => {
    expect(parse('a: no\nb: on\nc: 2024-01-01\nd: 1_000\ne: 12:30\n').source?.data).toEqual({
      a: 'no',
      b: 'on',
      c: '2024-01-01',
      d: '1_000',
      e: '12:30',
    });
  });

  test('takes Windows line ends', () => {
    expect(parse('title: A\r\ntext: |\r\n  one\r\n  two\r\n').source?.data).toEqual({ title: 'A', text: 'one\ntwo\n' });
  });

  test('a key called __proto__ is an ordinary key', () => {
    const data = parse('__proto__: { polluted: true }\n').source?.data as object;
    expect(Object.keys(data)).toEqual(['__proto__']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('a merge key merges nothing', () => {
    expect(parse('<<: { a: 1 }\n').source?.data).toEqual({ '<<': { a: 1 } });
  });

  test('an ampersand without a name is called what it is', () => {
    expect(found('title: & Co\n')).toEqual(['yaml-syntax 1:8 A & that starts a value is read as an anchor. | Put the value in quotes.']);
  });

  test('says of one cause one thing, though the parser finds many errors', () => {
    expect(codes('title: "a\nb: [\nc: }\nd: @x\n')).toEqual(['yaml-syntax']);
  });

  test('points at the bracket that is never closed, the innermost of several', () => {
    expect(found('a: 1\nb: [x, {y: 1\n')[0]).toMatch(/^yaml-syntax 2:8 A closing quote, bracket or comma is missing\./);
  });

  test('a file of nothing but null is empty', () => {
    expect(codes('~\n')).toEqual(['empty-file']);
    expect(codes('---\n')).toEqual(['empty-file']);
    expect(codes('')).toEqual(['empty-file']);
  });

  test('a percent sign is a directive only before the content', () => {
    expect(found('# hello\n%YAML 1.1\n---\na: 1\n')).toEqual([
      'yaml-directive 2:1 A line that starts with % is a directive and changes how the file is read. | Delete the line, and the --- under it.',
    ]);
    expect(parse('text: |\n  50\n  %\nb: 5%\n').diagnostics).toEqual([]);
  });

  test.each([
    ['[', 30_000],
    ['{a: ', 30_000],
    ['- ', 30_000],
    ['? ', 30_000],
  ])('a value nested too deeply ("%s" %i times) is a diagnostic, not an overflow', (opening, times) => {
    expect(parse(opening.repeat(times)).diagnostics.map(({ message }) => message)).toEqual(['The values are nested too deeply.']);
  });

  test('a thousand keys are checked for repetitions', () => {
    const keys = Array.from({ length: 999 }, (_, index) => `key${index}: 1`).join('\n');
    expect(codes(`${keys}\nkey7: 2\n`)).toEqual(['duplicate-key']);
  });

  test('never throws, and returns either data or an error, on any text', () => {
    const holds = (text: string) => {
      const { source, diagnostics } = parse(text);
      expect(source !== undefined).toBe(!diagnostics.some(({ severity }) => severity === 'error'));
    };
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), holds));
    fc.assert(fc.property(yamlish, holds), { numRuns: 500 });
  });

  test('every place it reports lies inside the text', () => {
    fc.assert(
      fc.property(yamlish, (text) => {
        const lines = text.split('\n');
        for (const { range } of parse(text).diagnostics) {
          for (const { line, column } of [range.start, range.end]) {
            expect(line).toBeGreaterThanOrEqual(1);
            expect(line).toBeLessThanOrEqual(lines.length);
            expect(column).toBeGreaterThanOrEqual(1);
            expect(column).toBeLessThanOrEqual((lines[line - 1] as string).length + 1);
          }
          expect(range.end.line - range.start.line || range.end.column - range.start.column).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('what JSON says is read back as it was written', () => {
    const json = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue({ maxDepth: 3 }), { minKeys: 1, maxKeys: 5 });
    fc.assert(
      fc.property(json, (value) => {
        const text = JSON.stringify(value);
        fc.pre(codes(text).every((code) => code !== 'unsafe-character'));
        expect(parse(text).source?.data).toEqual(JSON.parse(text));
      }),
    );
  });
});

describe('a list or map with more than a thousand entries', () => {
  const flood = (line: (index: number) => string) => Array.from({ length: 1001 }, (_, index) => line(index)).join('');

  test('is one diagnostic at its key, whatever the keys are', () => {
    const at = 'Delete the keys that do not belong there: nothing has as many.';
    for (const line of [(index: number) => `  k${index}: 1\n`, () => '  k: 1\n', (index: number) => `  k${index}: a #b\n`])
      expect(parse(`blocks:\n${flood(line)}`).diagnostics).toMatchObject([
        { message: '"blocks" has 1001 keys; the limit is 1000.', suggestion: at, range: { start: { line: 1, column: 1 } } },
      ]);
  });

  test('is named by the list that it is an entry of', () => {
    expect(parse(`blocks:\n  - a\n  -\n${flood((index) => `    k${index}: 1\n`)}`).diagnostics).toMatchObject([
      { message: 'An entry of "blocks" has 1001 keys; the limit is 1000.', range: { start: { line: 4, column: 5 } } },
    ]);
  });

  test('is not a thousand, nor what stands further in', () => {
    const thousand = Array.from({ length: 1000 }, (_, index) => `  k${index}: { a: [1, 2], b: 1 }\n`).join('');
    expect(parse(`blocks:\n${thousand}`).diagnostics).toEqual([]);
  });
});
