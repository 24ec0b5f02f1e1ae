import { expect, type Page } from 'playwright/test';
import { long } from './extent.ts';
import { test } from './open-dev-site.ts';

const problems = (page: Page) => page.locator('#problems');

test('an effect that throws is a problem at its line, until it is fixed', async ({ page, site }) => {
  const effect = page.waitForEvent('console', (message) => message.text().startsWith('No page exists at'));
  await site.open(page, '/no-such-page');
  await effect;
  const undo = site.engine.edit('src/theme/blocks/not-found/effect.ts', (text) =>
    text.replace('  console.error(', "  const planted: string = 'planted';\n  if (planted) throw new Error(planted);\n  console.error("),
  );
  await expect(problems(page)).toContainText('A script of this page has failed: planted');
  await expect(problems(page).locator('.place')).toHaveText(/^src\/theme\/blocks\/not-found\/effect\.ts:4:\d+$/);
  await expect(problems(page).locator('pre')).toContainText('throw new Error(planted)');
  undo();
  await expect(page.locator('dev-bar')).toContainText('No problems');
});

test('an island that draws something else than the server did reads as what it is', long, async ({ page, site }) => {
  await site.open(page, '/book');
  // Vite reloads a page for the scripts that it has loaded.
  await expect(page.locator('[data-island=form]')).toHaveAttribute('data-live', '');
  const undo = site.engine.edit('src/theme/blocks/form/client/parts/submit-row.tsx', (text) =>
    text.replace('      {note &&', '      {typeof document !== \'undefined\' && <b className="planted">b</b>}\n      {note &&'),
  );
  await expect(problems(page)).toContainText("Hydration failed because the server rendered HTML didn't match the client");
  await expect(problems(page).locator('pre')).toContainText('<b className="planted">');
  undo();
  await expect(page.locator('dev-bar')).toContainText('No problems');
});

test(
  'an edit of an island or an effect keeps what is typed, ticked and chosen, and says that files have to be chosen again',
  long,
  async ({ page, site }) => {
    site.edit('pages/book.yaml', (text) => text.replace('  - type: hero\n', '  - type: hero\n    parallax: pointer\n'));
    await site.open(page, '/book');
    await expect(page.locator('[data-effect=hero]')).toBeAttached();
    await expect(page.locator('[data-island=form]')).toHaveAttribute('data-live', '');
    await page.locator('[name=fullName]').fill('Ivy & Sons');
    await page.locator('[name=plans]').fill('Two lines\nof text');
    await page.locator('[name=people]').selectOption({ index: 2 });
    await page.locator('[name=extras]').nth(1).check();
    await page.locator('[name=kind][value=charter]').check();
    const held = () =>
      page.evaluate<unknown>(
        '[...document.querySelectorAll("form :is(input:not([type=file]), select, textarea)")].map((control) => [control.name, control.value, control.checked])',
      );
    const before = await held();
    for (const file of ['src/theme/blocks/form/client/parts/submit-row.tsx', 'src/theme/blocks/hero/effect.ts']) {
      await page.evaluate('window.loadedOnce = true');
      site.engine.edit(file, (text) => `${text}\nexport const planted = true;\n`);
      await expect.poll(() => page.evaluate('window.loadedOnce').catch(() => true)).toBeUndefined();
      await expect(page.locator('[data-island=form]')).toHaveAttribute('data-live', '');
      await expect.poll(held).toEqual(before);
      await expect(page.locator('[name=documents]')).toBeAttached();
    }
    await expect(page.locator('dev-notice')).toHaveCount(0);
    await page.locator('[name=documents]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
    site.engine.edit('src/theme/blocks/form/client/parts/submit-row.tsx', (text) => `${text}\nexport const again = true;\n`);
    await expect(page.locator('dev-notice')).toContainText('Choose your files again');
    await expect.poll(held).toEqual(before);
  },
);
