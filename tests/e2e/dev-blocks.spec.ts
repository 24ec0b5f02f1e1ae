import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { engineRoot } from '#engine/engine-root.ts';
import { blockTemplate } from '#theme/block-template.ts';
import { long, takesAll } from './extent.ts';
import { type DevSite, expectNoReload, test } from './open-dev-site.ts';

const bar = (page: Page) => page.locator('dev-bar');
/** Runs a command of the copy of the engine. */
const command = ({ engine }: DevSite, ...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ['src/cli.mjs', ...args], { cwd: engine.root, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
};

/** Adds a block as `npm run new block` does; the command itself, which starts from the sources of the copy, runs in the long suite. */
function addBlock(site: DevSite, type: string): void {
  if (takesAll) {
    command(site, 'new', 'block', type);
    return;
  }
  const folder = join(site.engine.root, 'src/theme/blocks', type);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(blockTemplate(type))) writeFileSync(join(folder, file), text);
  command(site, 'schema');
}

/** Gives the copy of the engine the published shapes of this repository again. */
const restoreShapes = ({ engine }: DevSite) => cpSync(join(engineRoot, 'schema'), join(engine.root, 'schema'), { recursive: true });

/** What the gallery draws in the frame of a block. */
const example = async (page: Page, site: DevSite, type: string) => (await page.request.get(`${site.url}/__blocks/${type}`)).text();

test(
  'a block that npm run new writes is in the gallery and on pages at once, and gone when its folder is',
  long,
  async ({ page, site }) => {
    await site.open(page, '/__blocks');
    const entry = page.locator('.jump a', { hasText: 'price-table' });
    const types = await page.locator('.jump a').count();
    await expect(entry).toHaveCount(0);
    addBlock(site, 'price-table');
    await expect(entry).toHaveCount(1);
    expect(await example(page, site, 'price-table')).toContain('The first entry');
    site.edit('pages/index.yaml', (text) => `${text}  - type: price-table\n    items: [Drawn at once]\n`);
    await expect.poll(async () => (await page.request.get(`${site.url}/`)).text()).toContain('Drawn at once');
    await expect(bar(page)).toContainText('No problems');

    rmSync(join(site.engine.root, 'src/theme/blocks/price-table'), { recursive: true });
    await expect(entry).toHaveCount(0);
    await expect(page.locator('.jump a')).toHaveCount(types);
    await expect(page.locator('#problems')).toContainText('There is no block type "price-table".');
    await expect(page.locator('#problems')).toContainText('schema/blocks/price-table.schema.json');
    restoreShapes(site);
    rmSync(join(site.engine.root, 'schema/blocks/price-table.schema.json'));
    await expect(page.locator('#problems')).not.toContainText('npm run schema');
    await expectNoReload(page);
  },
);

test('a folder that is written file by file appears when the last of them is there', long, async ({ page, site }) => {
  await site.open(page, '/__blocks');
  const folder = join(site.engine.root, 'src/theme/blocks/side-note');
  mkdirSync(folder);
  for (const [file, text] of Object.entries(blockTemplate('side-note'))) if (file !== 'view.tsx') writeFileSync(join(folder, file), text);
  await expect(page.locator('#problems')).toContainText('The block side-note cannot be loaded');
  writeFileSync(join(folder, 'view.tsx'), blockTemplate('side-note')['view.tsx'] ?? '');
  await expect(page.locator('#problems')).not.toContainText('The block side-note cannot be loaded');
  expect(await example(page, site, 'side-note')).toContain('The first entry');
  rmSync(folder, { recursive: true });
  await expect(bar(page)).toContainText('No problems');
});

test('a changed shape judges pages before it is published, says what is left to do, and its publication is seen', async ({
  page,
  site,
}) => {
  await site.open(page, '/');
  const undo = site.engine.edit('src/theme/blocks/hero/schema.ts', (text) =>
    text.replace('properties: {', "properties: {\n    mood: { description: 'How it feels.', enum: ['calm', 'loud'] },"),
  );
  const problems = page.locator('#problems');
  await expect(problems).toContainText('not published yet: schema/blocks/hero.schema.json');
  await expect(problems).toContainText('Run: npm run schema.');
  site.edit('pages/index.yaml', (text) => text.replace('  - type: hero\n', '  - type: hero\n    mood: loud\n'));
  await expect(bar(page)).toContainText('1 error');
  site.edit('pages/index.yaml', (text) => text.replace('mood: loud', 'mood: lout'));
  await expect(page.locator('main > dev-problem')).toContainText('"lout"');
  site.edit('pages/index.yaml', (text) => text.replace('mood: lout', 'mood: calm'));
  command(site, 'schema');
  await expect(bar(page)).toContainText('No problems');
  site.edit('pages/index.yaml', (text) => text.replace('    mood: calm\n', ''));
  undo();
  restoreShapes(site);
  await expect(problems).not.toContainText('npm run schema');
  await expect(bar(page)).toContainText('No problems');
  await expectNoReload(page);
});

test('a shape with an unknown keyword is a problem at its line, and pages are judged by the one before', async ({ page, site }) => {
  await site.open(page, '/');
  const undo = site.engine.edit('src/theme/blocks/hero/schema.ts', (text) =>
    text.replace("type: 'object',", "type: 'object',\n  requird: [],"),
  );
  const problems = page.locator('#problems');
  await expect(problems).toContainText('"requird" is not a keyword of JSON Schema.');
  await expect(problems.locator('.place')).toContainText(/^src\/theme\/blocks\/hero\/schema\.ts:\d+:3$/);
  await expect(page.locator('main > section').first()).toBeVisible();
  undo();
  await expect(bar(page)).toContainText('No problems');
  await expectNoReload(page);
});
