import { type Browser, expect, type Page, test } from 'playwright/test';
import { both } from '../extent.ts';
import { openWhole } from '../open-whole.ts';
import { pagesToVisit } from './site-routes.ts';

/** What is wrong with a page, in words; nothing when all is well. It finds the page as the look before it left it. */
export type Look = (page: Page, path: string) => Promise<string[]>;

/**
 * Looks at the pages of `pagesToVisit` on one walk with one load each. Every look is a test of its own.
 * @param title of the walk @param width of the window, px @param looks by the promise they keep
 */
export function lookAtEveryPage(title: string, width: number, looks: Readonly<Record<string, Look>>): void {
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' });
    const found = new Map<string, string[]>(Object.keys(looks).map((name) => [name, []]));
    test.beforeAll(async ({ browser }) => {
      test.setTimeout(300_000);
      await walk(browser, width, async (page, path) => {
        for (const [name, look] of Object.entries(looks))
          found.get(name)?.push(...(await look(page, path)).map((problem) => `${path} ${problem}`));
      });
    });
    for (const name of Object.keys(looks)) test(name, both, () => expect(found.get(name)).toEqual([]));
  });
}

async function walk(browser: Browser, width: number, visit: (page: Page, path: string) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  for (const path of pagesToVisit()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openWhole(page, path);
    await visit(page, path);
  }
  await context.close();
}
