import { expect } from 'playwright/test';
import { findBrowser } from '../helpers/find-browser.ts';
import config from './playwright.config.ts';
import { test } from './shared-page.ts';

// The headless shell sets letters on whole pixels, and so breaks some lines elsewhere than the browsers of visitors.
test.use({ launchOptions: { ...config.use?.launchOptions, executablePath: findBrowser() } });

// A system font stretched to the same metrics still draws some letters wider or narrower by parts of a pixel.
const imperceptible = 0.0015;

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
    for (const address of ['/', '/ng', '/uk', '/about', '/services', '/get-consultation', '/ng/about', '/no-such-page']) {
      await page.goto(address);
      await page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2);
      for (let step = 0; step < 6; step++) await page.mouse.wheel(0, 700);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const found = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      shifts.push(...found.map((shift) => `${address}: ${shift}`));
    }
    expect(shifts).toEqual([]);
  });
}
