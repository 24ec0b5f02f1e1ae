import { test as base, type Page } from 'playwright/test';

/**
 * A test whose `page` is one page of each worker, taken from test to test: a window of its own takes four times the work of
 * loading a page. For tests that leave nothing behind; init scripts and a page's clock cannot be taken back.
 */
export const test = base.extend<{ motion: 'reduce' | 'no-preference' }, { windows: Map<boolean, Page> }>({
  motion: ['reduce', { option: true }],
  windows: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const windows = new Map<boolean, Page>();
      await use(windows);
      for (const page of windows.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, windows, baseURL, viewport, javaScriptEnabled, motion }, use) => {
    const script = javaScriptEnabled ?? true;
    const page = windows.get(script) ?? (await (await browser.newContext({ baseURL, viewport, javaScriptEnabled: script })).newPage());
    windows.set(script, page);
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, contrast: null, reducedMotion: motion });
    await use(page);
    await reset(page);
    if (viewport) await page.setViewportSize(viewport);
  },
  context: async ({ page }, use) => use(page.context()),
});

/** A test with a window of its own, for what cannot be taken back. It shares the worker of the others, and so their browser. */
export const aloneTest = test.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});

async function reset(page: Page): Promise<void> {
  for (const event of ['console', 'pageerror', 'request', 'response'] as const) {
    page.removeAllListeners(event);
    page.context().removeAllListeners(event);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.context().clearPermissions();
  await page.mouse.move(0, 0);
  // The next test must not hear of what this one began; an empty page in between would cost a process.
  await page.evaluate(() => {
    window.stop();
    for (let timer = window.setTimeout(() => {}); timer > 0; timer--) clearTimeout(timer);
  });
}
