import { expect, type Page } from 'playwright/test';
import { nameOfArticle } from '../../helpers/write-journal.ts';
import { both } from '../extent.ts';
import { listenForComplaints } from '../find-complaints.ts';
import { findViolationsInBothSchemes } from '../find-violations.ts';
import { test } from '../shared-page.ts';

const pager = (page: Page) => page.locator('main nav');
const titles = (page: Page) => page.locator('main :is(h2, h3) > a');

test('the journal goes on over numbered pages, to the last and back', both, async ({ page }) => {
  const complaints = listenForComplaints(page);
  await page.goto('/journal');
  await expect(titles(page)).toHaveCount(12);
  const first = await titles(page).allTextContents();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/journal/2');
  await expect(page).toHaveTitle('Journal (2) | Gazette');
  await expect(pager(page).locator('[aria-current="page"]')).toHaveText('2');
  const second = await titles(page).allTextContents();
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL('/journal');
  await expect(titles(page)).toHaveText(first);
  expect(complaints).toEqual([]);
});

test('a page of a list that does not exist is the page for unknown paths', both, async ({ page }) => {
  const response = await page.goto('/journal/999');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error 404');
});

test('an article leads to its topics, its author, its neighbours and to what is like it', both, async ({ page }) => {
  await page.goto(`/journal/${nameOfArticle(6)}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/tugs, part 7$/);
  await expect(main.locator('time').first()).toHaveText('18 February 2020');
  await main.getByRole('link', { name: /Previous/ }).click();
  await expect(page).toHaveURL(`/journal/${nameOfArticle(5)}`);
  await page.getByRole('main').getByRole('link', { name: /Next/ }).click();
  await expect(page).toHaveURL(`/journal/${nameOfArticle(6)}`);
  await expect(main.getByRole('heading', { name: 'Related' })).toBeVisible();
  await main.getByRole('link', { name: 'Tax', exact: true }).first().click();
  await expect(page).toHaveURL('/journal/topics/tax');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tax');
  await page.goto(`/journal/${nameOfArticle(6)}`);
  await main.getByRole('link', { name: 'Greta Nolan' }).first().click();
  await expect(page).toHaveURL('/people/greta-nolan');
  await expect(page.getByRole('main').getByRole('link', { name: /tugs, part 7$/ })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('headings can be linked, and notes lead there and back', both, async ({ page }) => {
    await page.goto(`/journal/${nameOfArticle(0)}#what-to-do`);
    await expect(page.locator('#what-to-do')).toBeInViewport();
    const heading = page.getByRole('heading', { name: 'What is new' });
    await heading.getByRole('link').first().click();
    await expect(page).toHaveURL(/#what-is-new$/);
    await page.getByRole('main').locator('sup a').first().click();
    await expect(page.getByText('Harbour Gazette, number 1.')).toBeInViewport();
    await page
      .getByRole('link', { name: /back to note/i })
      .first()
      .click();
    await expect(page.getByRole('main').locator('sup a').first()).toBeInViewport();
  });
});

test('the home page shows the latest article large, and events in their order', both, async ({ page }) => {
  await page.goto('/');
  const [lead, next] = await titles(page).evaluateAll((links) => links.map((link) => Number.parseFloat(getComputedStyle(link).fontSize)));
  expect(lead).toBeGreaterThan(next ?? 0);
  const days = await page
    .locator('section', { has: page.getByRole('heading', { name: 'Next events' }) })
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days.length).toBeGreaterThan(1);
  expect([...days].sort()).toEqual(days);
});

test('feed readers find the feed, and the server sends it', both, async ({ page, request }) => {
  await page.goto('/journal');
  const href = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/xml/);
  expect(await response.text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
});

test('the search finds an article by its words', both, async ({ page }) => {
  await page.goto('/search?q=lighters');
  await expect(page.locator('.found > li').first()).toContainText(/lighters/);
});

const kinds = [
  '/',
  '/journal',
  '/journal/2',
  '/journal/topics/safety',
  `/journal/${nameOfArticle(0)}`,
  '/people/ada-king',
  '/events/harbour-day-1',
  '/people',
];

for (const width of [320, 1280])
  test(`pages of entries and lists fit ${width} px`, both, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of kinds) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  });

test('pages of entries and lists are accessible in both schemes', both, async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of kinds) {
    await page.goto(path);
    expect(await findViolationsInBothSchemes(page), path).toEqual([]);
  }
});

test('printed, an article keeps its text and loses what only a screen needs', both, async ({ page }) => {
  await page.goto(`/journal/${nameOfArticle(0)}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Harbour Gazette, number 1.')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Previous|Next/ })
      .first(),
  ).toBeHidden();
});
