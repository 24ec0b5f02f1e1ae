import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DataPath } from '#contract/data-path.ts';
import { placeOf } from '#engine/read/locate.ts';
import { parseSource } from '#engine/read/parse-source.ts';
import { readSimpleYaml } from '#engine/read/simple/read-simple-yaml.ts';
import { anyYaml, cases, mistypedPage, pages, strings } from './yaml-texts.ts';

/** The path of everything in some data, and below it one that leads nowhere. */
function listPaths(data: unknown, path: DataPath = []): DataPath[] {
  const inside = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  const steps = inside.map(([step, value]) => ({ step: Array.isArray(data) ? Number(step) : step, value }));
  return [path, [...path, 'nothing'], [...path, 999], ...steps.flatMap(({ step, value }) => listPaths(value, [...path, step]))];
}

/** Paths whose place differs from that of the node they lead to; undefined for a text that is not in the plain form. */
function findDifferences(text: string): string[] | undefined {
  const source = readSimpleYaml(text) === undefined ? undefined : parseSource('a.yaml', '/a.yaml', text).source;
  if (!source) return undefined;
  const withNodes = { ...source, isSimple: false };
  return listPaths(source.data).flatMap((path) =>
    (['key', 'value'] as const).flatMap((part) => {
      const [simple, full] = [source, withNodes].map((one) => JSON.stringify(placeOf(one, path, part).range));
      return simple === full ? [] : [`${path.join('.')} ${part}: ${simple} for ${full}`];
    }),
  );
}

describe('places that are found without nodes are those of the nodes', () => {
  test('in every page of this site', () => {
    const found = pages.map(findDifferences);
    expect(found.flatMap((differences) => differences ?? [])).toEqual([]);
    expect(found.filter(Boolean).length).toBeGreaterThan(pages.length * 0.9);
  });

  test('in the YAML test suite and in naughty strings', () => {
    const texts = [
      ...cases,
      ...strings.flatMap((text) => [`a: ${text}\n`, `- "${text}"\n`, `a: |\n  ${text}\n\n\nb: 1\n`, `a:\n- >-\n  ${text}\n\n  b\n# c`]),
    ];
    const found = texts.map(findDifferences);
    expect(found.flatMap((differences) => differences ?? [])).toEqual([]);
    expect(found.filter(Boolean).length).toBeGreaterThan(500);
  });

  test('in what a few typos make of a page', () => {
    fc.assert(
      fc.property(mistypedPage, (text) => {
        expect(findDifferences(text) ?? []).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('in any short text', () => {
    fc.assert(
      fc.property(anyYaml, (text) => {
        expect(findDifferences(text) ?? []).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});
