import { describe, expect, test } from 'vitest';
import { catalogue } from '#engine/diagnostics/catalogue.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { formatGithub } from '#engine/diagnostics/format-github.ts';
import { formatJson } from '#engine/diagnostics/format-json.ts';
import { formatPretty } from '#engine/diagnostics/format-pretty.ts';
import { formatSarif } from '#engine/diagnostics/format-sarif.ts';

const place = { start: 10, end: 16, text: 'heading' };
const one = diagnose({
  code: 'unknown-key',
  file: 'pages/a b,c.yaml',
  range: { start: { line: 2, column: 3 }, end: { line: 2, column: 9 } },
  message: 'Hero has no key "heding": 100%.',
  suggestion: 'Rename it.',
  fix: { ...place, edits: [{ op: 'rename', path: ['blocks', 0, 'heding'], to: 'heading' }] },
});
const two = diagnose({
  code: 'orphan-page',
  file: 'pages/b.yaml',
  range: { start: { line: 1, column: 1 }, end: { line: 3, column: 2 } },
  message: 'Message.',
  suggestion: 'Suggestion.',
});
const none = new Map<string, string>();

describe('formatGithub', () => {
  test('is one workflow command a diagnostic, with what commands reserve escaped', () => {
    expect(formatGithub([one, two], none).split('\n')).toEqual([
      '::error file=pages/a b%2Cc.yaml,line=2,endLine=2,col=3,endColumn=9,title=unknown-key::Hero has no key "heding": 100%25.%0ARename it.',
      '::warning file=pages/b.yaml,line=1,endLine=3,title=orphan-page::Message.%0ASuggestion.',
    ]);
  });

  test('is nothing when nothing is wrong', () => {
    expect(formatGithub([], none)).toBe('');
  });
});

test('formatJson holds counts and every diagnostic with its fix', () => {
  expect(JSON.parse(formatJson([one, two], none))).toEqual({ errors: 1, warnings: 1, diagnostics: [{ ...one, fix: place }, two] });
  expect(JSON.parse(formatJson([], none))).toEqual({ errors: 0, warnings: 0, diagnostics: [] });
});

describe('formatSarif', () => {
  const log = JSON.parse(formatSarif([one, two], none));
  const [run] = log.runs;

  test('is a log of version 2.1.0 with every code as a rule', () => {
    expect(log.version).toBe('2.1.0');
    expect(log.$schema).toContain('sarif-2.1.0');
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(Object.keys(catalogue));
    for (const rule of run.tool.driver.rules) {
      expect(Object.keys(rule).sort()).toEqual(['defaultConfiguration', 'fullDescription', 'id', 'shortDescription']);
      expect(['error', 'warning']).toContain(rule.defaultConfiguration.level);
    }
  });

  test('gives each result its rule, its place and its fix', () => {
    expect(run.columnKind).toBe('utf16CodeUnits');
    for (const result of run.results) expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
    const artifactLocation = { uri: 'pages/a%20b%2Cc.yaml' };
    expect(run.results[0]).toMatchObject({
      ruleId: 'unknown-key',
      level: 'error',
      message: { text: 'Hero has no key "heding": 100%. Rename it.' },
      locations: [{ physicalLocation: { artifactLocation, region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 9 } } }],
      fixes: [
        {
          artifactChanges: [
            {
              artifactLocation,
              replacements: [{ deletedRegion: { charOffset: 10, charLength: 6 }, insertedContent: { text: 'heading' } }],
            },
          ],
        },
      ],
    });
    expect(run.results[1]).not.toHaveProperty('fixes');
  });
});

test('formatPretty shows of a very long line what is around the mistake', () => {
  const text = `a: ${'x'.repeat(3000)}WRONG${'y'.repeat(3000)}\n`;
  const place = { start: { line: 1, column: 3004 }, end: { line: 1, column: 3009 } };
  const report = formatPretty(
    [diagnose({ code: 'unknown-value', file: 'a.yaml', range: place, message: 'Message.', suggestion: 'Suggestion.' })],
    new Map([['a.yaml', text]]),
    {
      colour: false,
    },
  );
  const [line = '', marks = ''] = report.split('\n').slice(3, 5);
  expect(line.length).toBeLessThan(220);
  expect(line.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('WRONG');
});
