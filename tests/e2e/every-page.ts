import { type Browser, expect, type Page, type TestDetails } from 'playwright/test';
import { openWhole } from './open-whole.ts';
import { test } from './shared-page.ts';

/** What is wrong with a page, in words; nothing when all is well. It finds the page as the look before it left it. */
export type Look = (page: Page, path: string) => Promise<string[]>;

interface Walk {
  /** px */
  width: number;
  paths: readonly string[];
  /** By the promise they keep; each is a test of its own. */
  looks: Readonly<Record<string, Look>>;
  /** What the tests are marked with. */
  details?: TestDetails;
}

/** Looks at pages on one walk, with one load each. */
export function lookAtEveryPage(title: string, { width, paths, looks, details = {} }: Walk): void {
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' });
    const found = new Map<string, string[]>(Object.keys(looks).map((name) => [name, []]));
    test.beforeAll(async ({ browser }) => {
      test.setTimeout(300_000);
      await walk(browser, { width, paths }, async (page, path) => {
        for (const [name, look] of Object.entries(looks))
          found.get(name)?.push(...(await look(page, path)).map((problem) => `${path} ${problem}`));
      });
    });
    for (const name of Object.keys(looks)) test(name, details, () => expect(found.get(name)).toEqual([]));
  });
}

async function walk(
  browser: Browser,
  { width, paths }: Pick<Walk, 'width' | 'paths'>,
  visit: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  for (const path of paths) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openWhole(page, path);
    await visit(page, path);
  }
  await context.close();
}
