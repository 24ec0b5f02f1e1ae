import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diagnose, type Range } from '#engine/diagnostics/diagnostic.ts';
import { formatPretty } from '#engine/diagnostics/format-pretty.ts';

type Place = readonly [line: number, column: number];
const range = ([line, column]: Place, [endLine, endColumn]: Place): Range => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const text = 'one: 1\ntwo: 2\nthree: 3\nfour: 4\nfive: 5\n';
const sources = new Map([['pages/a.yaml', text]]);
const plain = { colour: false };

describe('formatPretty', () => {
  test('shows place, cause, two lines before, the line, one after, and the suggestion', () => {
    const report = formatPretty(
      [
        diagnose({
          code: 'unknown-key',
          file: 'pages/a.yaml',
          range: range([3, 1], [3, 6]),
          message: 'What is wrong.',
          suggestion: 'What to do.',
        }),
      ],
      sources,
      plain,
    );
    expect(report).toBe(`pages/a.yaml:3:1  error  unknown-key
  What is wrong.

    1 | one: 1
    2 | two: 2
  > 3 | three: 3
      | ^^^^^
    4 | four: 4

  What to do.

1 error, 0 warnings in 1 file.`);
  });

  test('says so when nothing is wrong', () => {
    expect(formatPretty([], new Map(), plain)).toBe('No problems.');
  });

  test('marks a range over several lines at its first', () => {
    const report = formatPretty(
      [diagnose({ code: 'unknown-key', file: 'pages/a.yaml', range: range([2, 1], [4, 8]), message: 'M.', suggestion: 'C.' })],
      sources,
      plain,
    );
    expect(report).toContain('> 2 | two: 2\n      | ^\n    3 | three: 3');
    expect(report).not.toContain('> 3');
  });

  test('shows no frame for a file whose text is unknown or blank', () => {
    const expected = 'pages/b.yaml:1:1  error  empty-file\n  M.\n  C.\n\n1 error, 0 warnings in 1 file.';
    const found = [diagnose({ code: 'empty-file', file: 'pages/b.yaml', range: range([1, 1], [1, 1]), message: 'M.', suggestion: 'C.' })];
    expect(formatPretty(found, new Map(), plain)).toBe(expected);
    expect(formatPretty(found, new Map([['pages/b.yaml', '\n \n']]), plain)).toBe(expected);
  });

  test('counts errors, warnings and files, one and many', () => {
    const one = range([1, 1], [1, 2]);
    const found = [
      diagnose({ code: 'cut-by-comment', file: 'pages/a.yaml', range: one, message: 'M.', suggestion: 'C.' }),
      diagnose({ code: 'dead-link', file: 'pages/a.yaml', range: one, message: 'M.', suggestion: 'C.' }),
      diagnose({ code: 'dead-link', file: 'pages/b.yaml', range: one, message: 'M.', suggestion: 'C.' }),
    ];
    expect(formatPretty(found, sources, plain)).toMatch(/2 errors, 1 warning in 2 files\.$/);
  });

  test('uses colour only when asked to', () => {
    const found = [diagnose({ code: 'dead-link', file: 'pages/a.yaml', range: range([1, 1], [1, 4]), message: 'M.', suggestion: 'C.' })];
    const esc = String.fromCharCode(27);
    expect(formatPretty(found, sources, plain)).not.toContain(esc);
    expect(formatPretty(found, sources, { colour: true })).toContain(`${esc}[31merror${esc}[0m`);
  });

  test('never throws, even for a place that the text does not have', () => {
    const count = (max: number) => fc.integer({ min: 1, max });
    fc.assert(
      fc.property(
        fc.string(),
        fc.tuple(count(9), count(30)),
        fc.tuple(count(3), count(30)),
        (anyText, [line, column], [lines, columns]) => {
          const start = { line, column };
          const end = { line: line + lines - 1, column: lines > 1 ? columns : column + columns - 1 };
          const report = formatPretty(
            [diagnose({ code: 'dead-link', file: 'x', range: { start, end }, message: 'The message.', suggestion: 'The suggestion.' })],
            new Map([['x', anyText]]),
            plain,
          );
          expect(report.startsWith(`x:${start.line}:${start.column}  error  dead-link\n  The message.`)).toBe(true);
          expect(report).toContain('  The suggestion.');
        },
      ),
    );
  });
});
