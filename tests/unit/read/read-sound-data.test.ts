import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineCounter } from 'yaml';
import { parseNodes } from '#engine/read/parse-nodes.ts';
import { readSoundData } from '#engine/read/read-sound-data.ts';
import { readSimpleYaml } from '#engine/read/simple/read-simple-yaml.ts';
import { anyYaml, cases, mistypedPage, pages, strings, values } from './yaml-texts.ts';

/** What parsing into nodes makes of a text in which the quicker readers see no mistake. */
function compare(text: string): { isSound: boolean; isSimple: boolean; isSame: boolean } {
  const read = [readSoundData(text), readSimpleYaml(text)] as const;
  const found = read.filter((data) => data !== undefined);
  const [isSound, isSimple] = read.map((data) => data !== undefined) as [boolean, boolean];
  if (found.length === 0) return { isSound, isSimple, isSame: true };
  const { source, diagnostics } = parseNodes({ file: 'a.yaml', path: '/a.yaml', text, lineCounter: new LineCounter() });
  return { isSound, isSimple, isSame: diagnostics.length === 0 && found.every((data) => isDeepStrictEqual(source?.data, data)) };
}

/** @param fewest how many of the texts the quicker reader, and the quickest, have to read themselves */
function findDifferences(texts: readonly string[], [fewestSound, fewestSimple]: readonly [number, number]): string[] {
  const results = texts.map((text) => ({ text, ...compare(text) }));
  expect(results.filter(({ isSound }) => isSound).length).toBeGreaterThanOrEqual(fewestSound);
  expect(results.filter(({ isSimple }) => isSimple).length).toBeGreaterThanOrEqual(fewestSimple);
  return results.filter(({ isSame }) => !isSame).map(({ text }) => text);
}

describe('a text that is read without nodes', () => {
  test('is read like one with nodes: every page of this site', () => {
    expect(findDifferences(pages, [pages.length * 0.9, pages.length * 0.9])).toEqual([]);
  });

  test('is read like one with nodes: the YAML test suite, whole and as a value', () => {
    expect(findDifferences(cases, [80, 20])).toEqual([]);
    expect(
      findDifferences(
        cases.map((text) => `title: x\nblocks:\n${text.replace(/^/gm, '  ')}`),
        [100, 20],
      ),
    ).toEqual([]);
  });

  test('is read like one with nodes: plain values and keys that are no text', () => {
    const texts = values.flatMap((value) => [`a: ${value}\n`, `- ${value}\n`, `${value}: a\n`, `{ ${value}: [${value}] }\n`]);
    expect(findDifferences(texts, [80, 30])).toEqual([]);
  });

  test('is read like one with nodes: naughty strings in every style', () => {
    const texts = strings.flatMap((text) => [
      `a: ${text}\n`,
      `a: "${text}"\n`,
      `a: |\n  ${text}\nb: 1\n`,
      `a: >-\n  ${text}\n\n  b\n`,
      `- ${text}\n  - b`,
    ]);
    expect(findDifferences(texts, [1000, 500])).toEqual([]);
  });

  test('is read like one with nodes: what a few typos make of a page', () => {
    fc.assert(
      fc.property(mistypedPage, (text) => {
        expect(compare(text).isSame ? '' : text).toBe('');
      }),
      { numRuns: 400 },
    );
  });

  test('is read like one with nodes: any short text in the plain form', () => {
    fc.assert(
      fc.property(anyYaml, (text) => {
        if (readSimpleYaml(text) !== undefined) expect(compare(text).isSame ? '' : text).toBe('');
      }),
      { numRuns: 5000 },
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
  'a:\n- "x"b: c\n',
  'a: \u200bb\n',
  '',
  '# a\n',
])('what needs a message is left to the parser with nodes: %j', (text) => {
  expect(readSoundData(text)).toBeUndefined();
  expect(readSimpleYaml(text)).toBeUndefined();
});
