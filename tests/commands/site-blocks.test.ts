import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { blockFolders } from '#engine/blocks/type-folders.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { theme } from '#theme/theme.ts';
import { runCommand, runProgram } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

const files = Object.entries(theme.blockTemplate('price-table')).map(([file, text]) => [`blocks/price-table/${file}`, text]);
const effect = 'export default function mark(element: HTMLElement): void {\n  element.dataset.planted = "true";\n}\n';
const page = `route: /
title: Home
description: The home page.
blocks:
  - type: price-table
    heading: What it costs
    items: [Ours alone]
`;
const site = createScratchSite({ ...Object.fromEntries(files), 'blocks/price-table/effect.ts': effect, 'pages/index.yaml': page });
afterAll(() => rmSync(site, { recursive: true }));

describe('a block in the site’s own folder, outside this checkout', () => {
  test('is one of the types of that site, and of no other', () => {
    expect(blockFolders(theme, site).types()).toContain('price-table');
    expect(blockFolders(theme, site).file('price-table', 'view.tsx')).toBe(join(site, 'blocks/price-table/view.tsx'));
    expect(blockFolders(theme).types()).not.toContain('price-table');
  });

  test('is asked to be published, is published beside the site, and is drawn with its script', async () => {
    expect(await runCommand(['check', '--site', site])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(`npm run schema -- --site ${pathFromHere(site)}\n`),
    });
    expect((await runCommand(['schema', '--site', site])).stdout).toContain(
      `${pathFromHere(join(site, 'schema/blocks/price-table.schema.json'))}\n`,
    );
    expect(readFileSync(join(site, 'schema/site-names.schema.json'), 'utf8')).toContain('"main"');
    expect(runProgram(['build', '--site', site, '--no-cards', '--no-compression'])).toMatchObject({ status: 0, stderr: '' });
    const html = readFileSync(join(site, 'dist/index.html'), 'utf8');
    expect(html).toContain('Ours alone');
    // The css prop of Emotion is compiled to a class.
    expect(html).toMatch(/<ul class="[\w-]+"/);
    const script = readdirSync(join(site, 'dist/assets')).find((file) => /^effect-price-table\.[\w-]+\.js$/.test(file)) ?? '';
    expect(html).toContain(script);
    expect(readFileSync(join(site, 'dist/assets', script), 'utf8')).toContain('planted');
  }, 60_000);
});

/** A block as `npm run new block` writes it, but for one file. */
function block(type: string, file: string, change: (text: string) => string): Record<string, string> {
  const written = Object.entries(theme.blockTemplate(type)).map(([name, text]) => [
    `blocks/${type}/${name}`,
    name === file ? change(text) : text,
  ]);
  return Object.fromEntries(written.filter(([, text]) => text !== ''));
}

const lineOf = (files: Record<string, string>, word: string) => files['blocks/keyword/schema.ts']?.split(word)[0]?.split('\n').length;

describe('a block of a site is refused in one sentence with its place', () => {
  const checked = async (files: Record<string, string>, before: readonly string[] = []) => {
    const folder = createScratchSite(files);
    try {
      if (before.length > 0) await runCommand([...before, '--site', folder]);
      const { status, stdout, stderr } = await runCommand(['check', '--site', folder]);
      return {
        status,
        stdout,
        said: stderr
          .replaceAll(`${pathFromHere(folder)}/blocks/`, '')
          .replaceAll(pathFromHere(folder), 'SITE')
          .trim()
          .split('\n'),
      };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test('also when another one is written, which cannot be published beside it', async () => {
    const folder = createScratchSite(block('no-view', 'view.tsx', () => ''));
    try {
      const { status, stdout, stderr } = await runCommand(['new', 'block', 'price-table', '--site', folder]);
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: expect.stringMatching(/The block lacks view\.tsx\.[\s\S]*\nNothing was published\.\n$/),
      });
      expect(stdout).toContain('blocks/price-table/view.tsx');
      expect(stdout).not.toContain('Next:');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('where its folder or its shape is wrong', async () => {
    const files = {
      ...block('hero', '', String),
      ...block('keyword', 'schema.ts', (text) => text.replace("type: 'object',", "type: 'object',\n  requird: [],")),
      ...block('no-view', 'view.tsx', () => ''),
      ...block('renamed', 'schema.ts', (text) => text.replace("const: 'renamed'", "const: 'before'")),
    };
    expect(await checked(files)).toEqual({
      status: 1,
      stdout: '',
      said: [
        'hero/schema.ts:1:1  The theme has a block "hero" already. Give the folder, and the type in its schema, another name.',
        `keyword/schema.ts:${lineOf(files, 'requird')}:3  "requird" is not a keyword of JSON Schema. Did you mean "required"?`,
        'no-view/schema.ts:1:1  The block lacks view.tsx. npm run new block example -- --site SITE writes a whole one, to compare with.',
        `renamed/schema.ts:1:1  The schema is of type "before". Write "type: { const: 'renamed', … }" among its properties, as its folder is called.`,
      ],
    });
  });

  test('where its example is unsound', async () => {
    const files = {
      ...block('misspelt', 'example.yaml', (text) => text.replace('heading:', 'heding:')),
      ...block('another', 'example.yaml', (text) => text.replace('type: another', 'type: other')),
    };
    expect(await checked(files, ['schema'])).toEqual({
      status: 1,
      stdout: '',
      said: [
        'another/example.yaml:1:1  The example is of type "other". Write "type: another", as its folder is called.',
        'misspelt/example.yaml:4:1  Misspelt has no key "heding". Did you mean "heading"? Rename the key.',
      ],
    });
  });
});
