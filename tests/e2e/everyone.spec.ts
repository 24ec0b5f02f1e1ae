import { expect, type Page } from 'playwright/test';
import { harbourPages } from './harbour-pages.ts';
import { test } from './shared-page.ts';

test('nothing is fetched from another host', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  for (const path of ['/', '/north', '/book']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
});

test('the skip link is the first stop and leads to the main content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows all its text and every link', async ({ page, browser }) => {
    test.setTimeout(90_000);
    const scripted = await browser.newContext({ javaScriptEnabled: true, reducedMotion: 'reduce' });
    const other = await scripted.newPage();
    const poorer: string[] = [];
    for (const path of harbourPages) {
      await page.goto(path);
      await other.goto(path);
      await other.waitForFunction(() => [...document.querySelectorAll('[data-island]')].every((island) => island.matches('[data-live]')));
      const [plain, rich] = [await visibleText(page), await visibleText(other)];
      // A field that searches as one types is of no use without a script, so it is not there; the list of all pages is.
      const scriptOnly = await other.locator('search label').allTextContents();
      const missing = rich.filter((line) => !plain.includes(line) && !scriptOnly.includes(line));
      if (missing.length > 0) poorer.push(`${path}: ${missing.slice(0, 3).join(' | ')}`);
    }
    await scripted.close();
    expect(poorer).toEqual([]);
  });
});

async function visibleText(page: Page): Promise<string[]> {
  return (await page.locator('body').innerText())
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
