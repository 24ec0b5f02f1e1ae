import type { Page } from 'playwright/test';

/** Opens a path and waits until its script has run and every band of the page has its true size. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-whole]').waitFor();
}
