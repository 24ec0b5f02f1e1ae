import { expect, type Page, test } from 'playwright/test';
import { findBrowser } from '../../helpers/find-browser.ts';
import { changeFonts, waitForFonts } from '../heading-lines.ts';
import config from '../playwright.config.ts';
import { listDistinctPaths } from './site-routes.ts';

// The headless shell sets letters on whole pixels, and so breaks some lines elsewhere than the browsers of visitors.
test.use({ launchOptions: { ...config.use?.launchOptions, executablePath: findBrowser() } });

// In one worker, so that this browser is started once.
test.describe.configure({ mode: 'default' });

const heightsOfHeadings = (page: Page) =>
  page.locator('main :is(h1, h2, h3, legend)').evaluateAll((headings) => headings.map((heading) => (heading as HTMLElement).offsetHeight));

/** @returns what lets the fonts through */
async function holdFontsBack(page: Page): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\.woff2/, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

test('the heading of /newsletter/nigeria has as many lines after its fonts have arrived as before, 1280 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const openGate = await holdFontsBack(page);
  const asked = page.waitForRequest(/\.woff2/);
  await page.goto('/newsletter/nigeria', { waitUntil: 'domcontentloaded' });
  await asked;
  const before = await heightsOfHeadings(page);
  openGate();
  await waitForFonts(page);
  expect(await heightsOfHeadings(page)).toEqual(before);
});

test('a heading that was set closer for its fonts gets its own spacing back in a window of another width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/newsletter/nigeria');
  await waitForFonts(page);
  const spaced = page.locator('main [style*="letter-spacing"]');
  expect(await spaced.count()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await spaced.count()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(spaced).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('fonts that arrive late change no heading', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const openGate = await holdFontsBack(page);
    await page.goto('/newsletter/nigeria', { waitUntil: 'domcontentloaded' });
    const before = await heightsOfHeadings(page);
    const arrived = page.waitForResponse(/\.woff2/);
    openGate();
    await (await arrived).finished();
    await page.evaluate(() => document.fonts.ready);
    expect(await heightsOfHeadings(page)).toEqual(before);
  });
});

test('no heading gets more lines or fewer when the fonts arrive', async ({ page }) => {
  test.setTimeout(300_000);
  const changed: string[] = [];
  let seen = 0;
  // Each page at other widths, from 320 to 1920 px; tests/long/headings.long.ts takes all pages at all of them.
  for (const [index, path] of listDistinctPaths()
    .filter((_, at) => at % 4 === 0)
    .entries()) {
    await page.goto(path);
    await waitForFonts(page);
    for (let width = 320 + ((index * 37) % 320); width <= 1920; width += 320) {
      await page.setViewportSize({ width, height: 900 });
      const result = await changeFonts(page);
      changed.push(...result.changed.map((heading) => `${path}, ${width} px: ${heading}`));
      seen += result.count;
    }
  }
  expect(seen).toBeGreaterThan(300);
  expect(changed).toEqual([]);
});
