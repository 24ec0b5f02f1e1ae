import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinWords } from '#contract/join-words.ts';
import { catalogue, type DiagnosticCode } from '#engine/diagnostics/catalogue.ts';
import { type Diagnostic, diagnose, hasErrors, sortDiagnostics } from '#engine/diagnostics/diagnostic.ts';
import { uniqueDiagnostics } from '#engine/diagnostics/unique-diagnostics.ts';

/** @param place a.yaml:3:5 */
function at(place: string, code: DiagnosticCode = 'unknown-key', message = 'Message.'): Diagnostic {
  const [file = '', ...numbers] = place.split(':');
  const [line = 0, column = 0] = numbers.map(Number);
  return diagnose({
    code,
    file,
    range: { start: { line, column }, end: { line, column: column + 1 } },
    message,
    suggestion: 'Suggestion.',
  });
}

const anyDiagnostic = fc
  .record({
    file: fc.constantFrom('a.yaml', 'b.yaml', 'site.yaml'),
    line: fc.integer({ min: 1, max: 12 }),
    column: fc.integer({ min: 1, max: 12 }),
    code: fc.constantFrom<DiagnosticCode>('missing-key', 'unknown-key'),
  })
  .map(({ file, line, column, code }) => at(`${file}:${line}:${column}`, code));

describe('diagnose', () => {
  test('takes the severity from the catalogue', () => {
    expect(at('a:1:1', 'dead-link').severity).toBe('error');
    expect(at('a:1:1', 'cut-by-comment').severity).toBe('warning');
  });

  test('every code is kebab-case and says why it exists in a sentence', () => {
    for (const [code, { why }] of Object.entries(catalogue)) {
      expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(why, code).toMatch(/^\S.{15,}\.$/);
    }
  });
});

describe('hasErrors', () => {
  test('a warning is no error', () => {
    expect(hasErrors([])).toBe(false);
    expect(hasErrors([at('a:1:1', 'cut-by-comment')])).toBe(false);
    expect(hasErrors([at('a:1:1', 'cut-by-comment'), at('a:1:1')])).toBe(true);
  });
});

describe('sortDiagnostics', () => {
  test('goes by file, then line, then column, then code', () => {
    const sorted = [at('a:2:9'), at('a:10:1'), at('a:10:3', 'missing-key'), at('a:10:3', 'unknown-key'), at('b:1:1')];
    expect(sortDiagnostics([...sorted].reverse())).toEqual(sorted);
  });

  test('leaves the given list as it is', () => {
    const given = [at('b:1:1'), at('a:1:1')];
    sortDiagnostics(given);
    expect(given[0]?.file).toBe('b');
  });

  test('gives one order, whatever order they were found in', () => {
    fc.assert(
      fc.property(fc.array(anyDiagnostic, { maxLength: 15 }), (found) => {
        expect(sortDiagnostics([...found].reverse())).toEqual(sortDiagnostics(found));
        expect(sortDiagnostics(found)).toHaveLength(found.length);
      }),
    );
  });
});

describe('uniqueDiagnostics', () => {
  test('keeps the first of two that say the same about one place', () => {
    expect(uniqueDiagnostics([at('a:1:1'), at('b:1:1'), at('a:1:1')])).toEqual([at('a:1:1'), at('b:1:1')]);
  });

  test.each<[string, Diagnostic]>([
    ['line', at('a:2:1')],
    ['column', at('a:1:2')],
    ['code', at('a:1:1', 'missing-key')],
    ['message', at('a:1:1', 'unknown-key', 'Another.')],
  ])('keeps both where the %s differs', (_what, other) => {
    expect(uniqueDiagnostics([at('a:1:1'), other])).toHaveLength(2);
  });

  test('loses nothing that was said once, and says nothing twice', () => {
    fc.assert(
      fc.property(fc.array(anyDiagnostic), (found) => {
        const once = uniqueDiagnostics(found);
        expect(new Set(once.map((one) => JSON.stringify(one))).size).toBe(once.length);
        expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(once.length);
      }),
    );
  });
});

describe('joinWords', () => {
  test.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b or c'],
  ])('writes %j as "%s"', (words, written) => {
    expect(joinWords(words, 'or')).toBe(written);
  });

  test('takes "and" as well', () => {
    expect(joinWords(['a', 'b'], 'and')).toBe('a and b');
  });
});
