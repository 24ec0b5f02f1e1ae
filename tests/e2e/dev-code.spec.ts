import { expect, type Page } from 'playwright/test';
import { both, long, takesAll } from './extent.ts';
import { expectNoReload, test } from './open-dev-site.ts';

const card = (page: Page) => page.locator('main > dev-problem');

test('a view whose code does not compile is a card, and comes back when it is fixed, again and again', both, async ({ page, site }) => {
  await site.open(page, '/');
  const blocks = await page.locator('main > section').count();
  for (let round = 0; round < (takesAll ? 3 : 1); round++) {
    const repair = site.engine.edit('src/theme/blocks/stat-tiles/view.tsx', (text) =>
      text.replace('export function StatTilesView', 'export function = StatTilesView'),
    );
    await expect(card(page)).toHaveCount(1);
    await expect(card(page)).toContainText('src/theme/blocks/stat-tiles/view.tsx:');
    await expect(card(page).locator('pre')).toContainText('export function = StatTilesView');
    await expect(page.locator('main > section')).toHaveCount(blocks - 1);
    await expect(page.locator('dev-bar')).toContainText('1 error');
    repair();
    await expect(card(page)).toHaveCount(0);
    await expect(page.locator('main > section')).toHaveCount(blocks);
    await expect(page.locator('dev-bar')).toContainText('No problems');
  }
  await expectNoReload(page);
});

test('a view that throws is a card that names its line', async ({ page, site }) => {
  await site.open(page, '/');
  const repair = site.engine.edit('src/theme/blocks/stat-tiles/view.tsx', (text) =>
    text.replace(/(export function StatTilesView\([^\n]*\n)/, '$1  if (block) throw new Error("out of tiles");\n'),
  );
  await expect(card(page)).toContainText('out of tiles');
  await expect(card(page).locator('.place')).toContainText('src/theme/blocks/stat-tiles/view.tsx:');
  repair();
  await expect(card(page)).toHaveCount(0);
  await expectNoReload(page);
});

test('a changed view is drawn at once, without a reload', async ({ page, site }) => {
  await site.open(page, '/');
  const undo = site.engine.edit('src/theme/ui/section.tsx', (text) => text.replace('{inner}', '<hr className="drawn-again" />{inner}'));
  await expect(page.locator('hr.drawn-again').first()).toBeAttached();
  undo();
  await expect(page.locator('hr.drawn-again')).toHaveCount(0);
  await expectNoReload(page);
});

test('an engine that does not load keeps the open page, says why, and serves again when it is fixed', async ({ page, site }) => {
  await site.open(page, '/');
  const repair = site.engine.edit('src/engine/resolve/resolve-page.ts', (text) => `${text}\nexport const = 1;\n`);
  await expect(page.locator('dev-notice')).toContainText('The code of the engine does not load.');
  await expect(page.locator('main > section').first()).toBeVisible();
  repair();
  await expect(page.locator('dev-notice')).toHaveCount(0);
  site.edit('pages/index.yaml', (text) => text.replace('heading: ', 'heading: After all '));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^After all/);
  await expectNoReload(page);
});

test(
  'an engine that breaks and is fixed while it is still applying another change is reported, and served again',
  long,
  async ({ page, site }) => {
    await site.open(page, '/');
    for (const pause of [0, 60, 100]) {
      const undo = site.engine.edit('src/theme/ui/section.tsx', (text) => text.replace('{inner}', '<hr className="drawn-again" />{inner}'));
      await new Promise((resolve) => setTimeout(resolve, pause));
      const repair = site.engine.edit('src/engine/resolve/resolve-page.ts', (text) => `${text}\nexport const = 1;\n`);
      await expect(page.locator('dev-notice')).toContainText('The code of the engine does not load.');
      repair();
      undo();
      await expect(page.locator('dev-notice')).toHaveCount(0);
      await expect(page.locator('hr.drawn-again')).toHaveCount(0);
    }
    await expectNoReload(page);
  },
);
