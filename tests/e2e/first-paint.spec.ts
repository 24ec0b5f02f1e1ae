import { type Browser, expect, type Page } from 'playwright/test';
import { findBrowser } from '../helpers/find-browser.ts';
import { openWhole } from './open-whole.ts';
import config from './playwright.config.ts';
import { test } from './shared-page.ts';

// The headless shell sets letters on whole pixels, and so breaks some lines elsewhere than the browsers of visitors.
test.use({ motion: 'no-preference', launchOptions: { ...config.use?.launchOptions, executablePath: findBrowser() } });

// In one worker, so that this browser is started once.
test.describe.configure({ mode: 'default' });

// A system font stretched to the same metrics still draws some letters wider or narrower by parts of a pixel.
const imperceptible = 0.0015;

const ownFontsAreThere = () =>
  ['Text', 'Display'].every((name) =>
    [...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded'),
  );

/** When the text of a page was painted and its first font asked for, in milliseconds from the start of its loading. */
async function readTimes(page: Page): Promise<{ painted: number; asked: number }> {
  const times = await page.waitForFunction(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return painted !== undefined && fonts.length > 0 && { painted, asked: Math.min(...fonts.map(({ startTime }) => startTime)) };
  });
  return (await times.jsonValue()) as { painted: number; asked: number };
}

test('fonts wait for the first paint of a first visit, and for nothing on the next page', async ({ page }) => {
  await page.goto('/');
  const first = await readTimes(page);
  expect(first.asked).toBeGreaterThanOrEqual(first.painted);

  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href^="/"]')?.click());
  await page.waitForURL((url) => url.pathname !== '/');
  const next = await readTimes(page);
  expect(next.asked).toBeLessThan(next.painted);

  await page.reload();
  const again = await readTimes(page);
  expect(again.asked).toBeLessThan(again.painted);
});

test('the scripts of a page run after its first paint, those of its form when the browser is idle', async ({ page }) => {
  for (const name of ['site', 'effect-hero', 'island-form'])
    await page.route(new RegExp(`assets/${name}\\..*\\.js$`), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `performance.mark('${name}');${await response.text()}` });
    });
  const readMarks = async (name: string) => {
    const read = (last: string) =>
      performance.getEntriesByName(last).length > 0 &&
      Object.fromEntries(
        performance.getEntries().flatMap(({ name, startTime, entryType }) => (/mark|paint/.test(entryType) ? [[name, startTime]] : [])),
      );
    return (await (await page.waitForFunction(read, name)).jsonValue()) as Record<string, number>;
  };
  await page.goto('/');
  const onHome = await readMarks('effect-hero');
  expect(onHome.site).toBeGreaterThan(onHome['first-contentful-paint'] as number);
  expect(onHome['effect-hero']).toBeGreaterThan(onHome['first-contentful-paint'] as number);
  await page.goto('/book');
  const onForm = await readMarks('island-form');
  expect(onForm['island-form']).toBeGreaterThan(onForm.site as number);
});

/** The bands that the browser may leave out while they are out of sight. */
const leftOut = (page: Page) =>
  page
    .locator('main > section, body > footer')
    .evaluateAll((all) => all.filter((band) => getComputedStyle(band).contentVisibility === 'auto').length);

test.describe('on a phone', () => {
  const siteScript = /assets\/site\..*\.js$/;

  const onPhone = async (browser: Browser, look: (page: Page) => Promise<void>, reducedMotion: 'reduce' | 'no-preference' = 'reduce') => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
    const context = await browser.newContext({ ...phone, reducedMotion });
    await look(await context.newPage());
    await context.close();
  };

  test('bands out of sight are left out of the first paint, and laid out after it', async ({ browser }) => {
    await onPhone(browser, async (page) => {
      await page.route(siteScript, (route) => route.abort());
      await page.goto('/');
      expect(await leftOut(page)).toBeGreaterThan(4);
      await page.unroute(siteScript);
      await openWhole(page, '/?again');
      expect(await leftOut(page)).toBe(0);
    });
  });

  test('a page that is loaded again, or to show a place further down, is laid out whole at once', async ({ browser }) => {
    await onPhone(browser, async (page) => {
      await page.route(siteScript, (route) => route.abort());
      await page.goto('/join#programmes');
      expect(await leftOut(page)).toBe(0);
      await page.goto('/');
      expect(await leftOut(page)).toBeGreaterThan(0);
      await page.reload();
      expect(await leftOut(page)).toBe(0);
    });
  });

  for (const motion of ['reduce', 'no-preference'] as const)
    test(`a link leads to its place on the page past bands that are not laid out, motion: ${motion}`, async ({ browser }) => {
      const look = async (page: Page) => {
        await page.route(siteScript, (route) => route.abort());
        await page.goto('/join');
        expect(await leftOut(page)).toBeGreaterThan(0);
        await page.locator('main a[href="#programmes"]').first().click();
        const top = () => page.locator('#programmes').evaluate((band) => Math.round(band.getBoundingClientRect().top));
        await expect.poll(top).toBeLessThan(100);
        await expect.poll(top).toBeGreaterThan(-1);
      };
      await onPhone(browser, look, motion);
    });

  test('nothing moves while the page is laid out and scrolled', async ({ browser }) => {
    await onPhone(browser, async (page) => {
      for (const path of ['/', '/join']) {
        await page.goto(path);
        await page.waitForFunction(ownFontsAreThere);
        const shift = await page.evaluate(async () => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          for (let step = 0; step < 8; step++) {
            scrollBy(0, 500);
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          }
          return sum;
        });
        expect(shift, path).toBeLessThan(imperceptible);
      }
    });
  });
});

test('without script fonts are asked for as well, and nothing is left out', async ({ browser, baseURL }) => {
  // A window that has not been used: what is in its memory already is not asked for.
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'font' && asked.add(request.url()));
  await page.goto('/');
  await expect.poll(() => asked.size).toBe(2);
  expect(await leftOut(page)).toBe(0);
  await context.close();
});

for (const width of [390, 1440]) {
  test(`nothing on a page moves when its fonts arrive late or while it is scrolled, ${width} px wide`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    await page.route(/\.woff2/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.addInitScript((least) => {
      const found: string[] = [];
      (window as unknown as { shifts: string[] }).shifts = found;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[])
          if (entry.value > least)
            found.push(`${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(' / ')}`);
      }).observe({ type: 'layout-shift', buffered: true });
    }, imperceptible);
    const shifts: string[] = [];
    for (const path of ['/', '/boats', '/book', '/no-such-page']) {
      await page.goto(path);
      await page.waitForFunction(ownFontsAreThere);
      for (let step = 0; step < 6; step++) await page.mouse.wheel(0, 700);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const found = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      shifts.push(...found.map((shift) => `${path}: ${shift}`));
    }
    expect(shifts).toEqual([]);
  });
}
