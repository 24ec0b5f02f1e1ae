import type { Page } from 'playwright/test';

/** Opens an address and waits until its script has run and every band of the page has its true size. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-whole]').waitFor();
}
