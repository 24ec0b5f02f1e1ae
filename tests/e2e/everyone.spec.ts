import { expect, type Page, test } from 'playwright/test';
import { findViolations } from './find-violations.ts';
import { listAddresses, listDistinctAddresses } from './site-routes.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing on any page, ${colorScheme}, ${width} px wide`, async ({ browser }) => {
      test.setTimeout(120_000);
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const found: string[] = [];
      for (const address of listDistinctAddresses()) {
        await page.goto(address);
        found.push(...(await findViolations(page)).map((violation) => `${address} ${violation}`));
      }
      await context.close();
      expect(found).toEqual([]);
    });
  }
}

test('no page scrolls sideways at 320 px', async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 320, height: 700 });
  const wide: string[] = [];
  for (const address of listDistinctAddresses()) {
    await page.goto(address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${address}: ${width}`);
  }
  expect(wide).toEqual([]);
});

test('no page writes an error to the console or breaks its own policy', async ({ page }) => {
  test.setTimeout(60_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()} ${error.message}`));
  for (const address of listAddresses()) await page.goto(address);
  expect(errors).toEqual([]);
});

test('nothing is fetched from another host', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  for (const address of ['/', '/ng', '/uk', '/services', '/get-consultation']) await page.goto(address, { waitUntil: 'networkidle' });
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
    for (const address of listDistinctAddresses()) {
      await page.goto(address);
      await other.goto(address, { waitUntil: 'networkidle' });
      const [plain, rich] = [await visibleText(page), await visibleText(other)];
      const missing = rich.filter((line) => !plain.includes(line));
      if (missing.length > 0) poorer.push(`${address}: ${missing.slice(0, 3).join(' | ')}`);
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
