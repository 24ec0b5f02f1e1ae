import { expect, type Page } from 'playwright/test';
import { listenForComplaints } from './find-complaints.ts';
import { findViolationsInBothSchemes } from './find-violations.ts';
import { aloneTest, test } from './shared-page.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
const status = (page: Page) => page.getByRole('status');
const results = (page: Page) => page.locator('.found > li');
const index = (page: Page) => page.locator('.index');

test('results come as one types, with their words marked, and lead to the page', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await page.goto('/search');
  await field(page).pressSequentially('rowing war', { delay: 40 });
  await expect(status(page)).toHaveText('Pages that match “rowing war”: 1');
  await expect(index(page)).toBeHidden();
  await expect(results(page)).toHaveCount(1);
  await expect(results(page).locator('mark').first()).toHaveText(/rowing|war/i);
  await expect(results(page).locator('.place')).toHaveText('All harbours · /about');
  // Nothing around the content is found: every page has "forty boats" in its footer.
  await field(page).fill('we look after forty boats');
  await expect(status(page)).not.toContainText('rowing');
  await expect(results(page).filter({ hasText: '/join' })).toHaveCount(0);
  await field(page).fill('rowing war');
  await results(page).getByRole('link', { name: 'About the harbours' }).click();
  await expect(page).toHaveURL('/about');
  expect(complaints).toEqual([]);
});

test('Back leads to the same results, and the URL carries them to others', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/search');
  await field(page).fill('letter');
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL('/search?q=letter');
  const before = await results(page).allTextContents();
  await results(page).first().getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(field(page)).toHaveValue('letter');
  await expect(results(page)).toHaveText(before);
  // Each word typed was no visit of its own.
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goto('/search?q=tide');
  await expect(status(page)).toHaveText(/Pages that match “tide”: \d/);
});

test('the keyboard goes through the results and clears the field', async ({ page }) => {
  await page.goto('/search?q=boats');
  await expect(results(page).nth(1)).toBeVisible();
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(index(page)).toBeVisible();
  await expect(results(page).first()).toBeHidden();
  await expect(page).toHaveURL('/search');
});

test('words that no page has are said to be in none, and the list of all pages stays', async ({ page }) => {
  await page.goto('/search');
  await field(page).fill('zeppelin');
  await expect(status(page)).toHaveText('No page matches “zeppelin”. Try fewer or other words, or choose from the list of all pages.');
  await expect(index(page)).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field(page)).toBeFocused();
  await expect(status(page)).toHaveText('');
});

test('without the index titles and descriptions are searched, and it says so', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/search');
  await field(page).fill('weekly letter');
  await expect(status(page)).toHaveText(/^Pages that match “weekly letter”: 1 Only titles and descriptions were searched/);
  await expect(results(page).getByRole('link')).toHaveText('The weekly letter');
  await page.unroute('**/pagefind/**');
});

aloneTest('a search that ends late does not replace a later one', async ({ page }) => {
  let slow = true;
  await page.route('**/pagefind/index/**', async (route) => {
    if (slow) await new Promise((done) => setTimeout(done, 1_500));
    slow = false;
    await route.continue();
  });
  await page.goto('/search');
  await field(page).fill('letter');
  await page.waitForRequest('**/pagefind/pagefind.js');
  await field(page).fill('rowing');
  await expect(status(page)).toHaveText(/Pages that match “rowing”/);
  await page.waitForTimeout(2_000);
  await expect(status(page)).toHaveText(/Pages that match “rowing”/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is a list of all pages and no field', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(index(page).getByRole('heading', { level: 2 })).toHaveText(['All harbours', 'North', 'South']);
    await expect(index(page).getByRole('listitem')).toHaveCount(8);
    await index(page).getByRole('link', { name: 'Book a boat' }).click();
    await expect(page).toHaveURL('/book');
  });
});

test('only the page of the search may run WebAssembly, and nothing of it is loaded elsewhere', async ({ page }) => {
  const policyOf = () => page.locator('meta[http-equiv]').getAttribute('content');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(await policyOf()).not.toContain('wasm');
  expect(loaded.filter((path) => /search|pagefind/.test(path))).toEqual([]);
  await page.goto('/search');
  expect(await policyOf()).toMatch(/script-src 'self' 'wasm-unsafe-eval' /);
  await expect(page.locator('search[data-ready]')).toBeVisible();
  // The index is loaded by whoever searches.
  expect(loaded.filter((path) => path.startsWith('/pagefind/'))).toEqual([]);
});

test('the files of the index are kept by browsers as their names allow', async ({ request, page }) => {
  const files: string[] = [];
  page.on('response', (response) => files.push(new URL(response.url()).pathname));
  await page.goto('/search?q=boats');
  await expect(results(page).first()).toBeVisible();
  const caching = async (path: string | undefined) => (await request.get(path ?? '')).headers()['cache-control'];
  for (const part of ['/fragment/', '/index/', '.pf_meta'])
    expect(await caching(files.find((file) => file.includes(part))), part).toBe('public, max-age=31536000, immutable');
  expect(await caching('/pagefind/pagefind.js')).toBe('no-cache');
  expect((await request.get('/pagefind/pagefind-ui.js')).status()).toBe(404);
});

for (const width of [390, 1440])
  test(`results are accessible and fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/search?q=harbour');
    await expect(results(page).first()).toBeVisible();
    expect(await findViolationsInBothSchemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.emulateMedia({ media: 'print' });
    await expect(field(page)).toBeHidden();
    await expect(results(page).first()).toBeVisible();
  });

// What one page has loaded another takes from memory.
aloneTest('a result that cannot be loaded does not keep the others from being shown', async ({ page }) => {
  let refused = false;
  await page.context().route('**/pagefind/fragment/**', async (route) => {
    if (refused) return route.continue();
    refused = true;
    return route.abort();
  });
  await page.goto('/search?q=harbour');
  await expect(status(page)).toHaveText(/Pages that match “harbour”: \d/);
  await expect(results(page).first()).toBeVisible();
});
