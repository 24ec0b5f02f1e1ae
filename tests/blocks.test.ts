import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Migration } from '#contract/define-migration.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { SiteConfig } from '#contract/site-config.ts';
import { type AnyBlock, loadBlocks } from '#engine/blocks/load-blocks.ts';
import { blockFolders } from '#engine/blocks/type-folders.ts';
import { parseSource } from '#engine/read/parse-source.ts';
import { describeMistake, judgeSchemas } from '#engine/schema/judge-schemas.ts';
import { loadSchemas } from '#engine/schema/load-shapes.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { publishedFolder } from '#engine/schema/published-folder.ts';
import { createValidator } from '#engine/validate/create-validator.ts';
import { describeErrors } from '#engine/validate/describe-errors.ts';
import { theme } from '#theme/theme.ts';
import { findScriptMistakes } from './helpers/find-script-mistakes.ts';
import { findUnsoundHtml } from './helpers/find-unsound-html.ts';
import { attributesOf, createBlockRenderer, textOf } from './helpers/render-blocks.ts';
import { fixtureSites } from './helpers/scratch-site.ts';
import { listTexts, withLongTexts, withoutOptional, withRegion, withShortTexts } from './helpers/vary-example.ts';

// The blocks of the theme and of a site: of the fixture that has its own, or of the one that SITE names.
const root = process.env.SITE ? resolve(process.env.SITE) : join(fixtureSites, 'joinery');
const folders = blockFolders(theme, root);
const validator = createValidator(publishedFolder(root));
const { defaultRegion: region } = parse(readFileSync(join(root, 'site.yaml'), 'utf8')) as SiteConfig;
const schemas = await loadSchemas(folders);
const blocks = await loadBlocks(folders);
let render: (blocks: BlockData[]) => Promise<string>;

beforeAll(async () => {
  render = await createBlockRenderer(root);
});

function readExample(type: string) {
  const path = folders.file(type, 'example.yaml');
  const { source, diagnostics } = parseSource(`${type}/example.yaml`, path, readFileSync(path, 'utf8'));
  if (!source) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return { source, data: withRegion(schemas[type] as JsonSchema, source.data, region) as BlockData };
}

describe.each(folders.types())('the block %s', (type) => {
  const schema = schemas[type] as JsonSchema;

  test('has the four files of a block', () => {
    const missing = ['schema.ts', 'view.tsx', 'block.ts', 'example.yaml'].filter((file) => !folders.has(type, file));
    expect(missing, `write what is missing in ${folders.file(type, '')}; npm run new block shows what belongs there`).toEqual([]);
  });

  test('has a shape that may be published and describes itself and every property', async () => {
    expect((await judgeSchemas({ [type]: schema }, folders)).map(describeMistake)).toEqual([]);
  });

  test('runs what stands in effect.ts and island.tsx', async () => {
    const definition = blocks.get(type) as AnyBlock;
    const effect = definition.hasEffect ? (await folders.load<{ default: unknown }>(type, 'effect.ts')).default : undefined;
    const html = await render([readExample(type).data]);
    expect(findScriptMistakes({ type, definition, effect, html })).toEqual([]);
  });

  test('has an example that its published schema accepts', () => {
    const { source, data } = readExample(type);
    const { errors } = validator.block(type, data);
    expect(describeErrors(source, errors, validator.blockTypes)).toEqual([]);
    expect(data.type).toBe(type);
  });

  test('shows every text of its example', async () => {
    const { data } = readExample(type);
    const html = await render([data]);
    const shown = `${textOf(html)} ${attributesOf(html)}`;
    const missing = listTexts(schema, data).filter((text) => !shown.includes(plain(text)));
    expect(missing, 'texts of example.yaml that are not on the page: draw them in view.tsx, or take the property out of schema.ts').toEqual(
      [],
    );
  });

  const variants = {
    'as it stands': (_: JsonSchema, data: unknown) => data,
    'without its optional keys': withoutOptional,
    'with the shortest texts': withShortTexts,
    'with the longest texts and lists': withLongTexts,
  };
  test.each(Object.entries(variants))('is sound HTML %s', async (_name, vary) => {
    const { source, data } = readExample(type);
    const varied = vary(schema, data) as BlockData;
    expect(describeErrors(source, validator.block(type, varied).errors, validator.blockTypes)).toEqual([]);
    const html = await render([{ type: 'hero', heading: 'Above' }, varied]);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/>\s*(?:undefined|null|NaN|\[object Object\])\s*</);
    expect(findUnsoundHtml(html)).toEqual([]);
  });

  if (folders.has(type, 'migrate.ts'))
    test('has a migration that makes of its example what it says', async () => {
      const { default: migration } = await folders.load<{ default: Migration }>(type, 'migrate.ts');
      const { before, after } = migration.example;
      const made = migration.migrate(structuredClone(before));
      expect(made).toEqual(after);
      expect(Object.keys(made), 'the keys of what it makes stand in the order of the example').toEqual(Object.keys(after));
      expect(
        [before, after].map((block) => migration.isOld(block as BlockData)),
        'only the block before is old',
      ).toEqual([true, false]);
      const { source } = readExample(type);
      expect(describeErrors(source, validator.block(type, after).errors, validator.blockTypes)).toEqual([]);
    });

  test('may stand first, last and twice on a page', async () => {
    const { data } = readExample(type);
    const again = withoutAnchors(data) as BlockData;
    const second = { ...again, ...(data.heading ? { heading: 'Again' } : {}), ...('name' in again ? { name: 'second' } : {}) };
    // Without a heading it cannot give the page its main one.
    const above = data.heading ? [] : [{ type: 'hero', heading: 'Above' }];
    const html = await render([...above, data, second]);
    expect(html.match(/<h1\b/g)?.length).toBe(1);
    expect(findUnsoundHtml(html)).toEqual([]);
  });
});

/** An anchor may stand on a page once, so a second copy of a block goes without. The id of an entry has a slash. */
function withoutAnchors(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutAnchors);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key, value]) => key !== 'id' || String(value).includes('/'))
      .map(([key, value]) => [key, withoutAnchors(value)]),
  );
}

/** Text as it stands on the page: Markdown marks and folds gone. */
function plain(text: string): string {
  return (text.split(/\n\s*\n/)[0] as string).replace(/\s+/g, ' ').trim();
}
