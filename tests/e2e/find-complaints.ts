import type { Page } from 'playwright/test';

/** Everything the browser complains about while a test runs. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // An unknown path is answered with 404, which the console repeats.
    if (['error', 'warning'].includes(message.type()) && !/status of 404/.test(message.text()))
      complaints.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
  return complaints;
}

interface Sweep {
  /** Pages seen in both schemes, with their movements and, once for every header, its menus opened. */
  inFull: readonly string[];
  loadedOnly?: readonly string[];
}

/** What the browser complains about while pages are loaded and used. */
export async function findComplaints(page: Page, { inFull, loadedOnly = [] }: Sweep): Promise<string[]> {
  const complaints = listenForComplaints(page);
  const headers = new Set<string>();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of loadedOnly) await page.goto(path);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of inFull) {
    await page.goto(path);
    const header = (await page.locator('header').first().innerHTML()).replace(/ aria-current="[^"]*"/g, '');
    if (!headers.has(header)) for (const button of await page.locator('header nav > ul > li > button').all()) await button.click();
    headers.add(header);
    await page.emulateMedia({ colorScheme: 'dark' });
    // At once: the browser lets scripts wait until a smooth scroll has ended, which takes a second.
    await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      return new Promise(requestAnimationFrame);
    });
    await page.emulateMedia({ colorScheme: 'light' });
  }
  return complaints;
}
