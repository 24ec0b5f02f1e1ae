import { gzipSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { both, few } from '../extent.ts';
import { openWhole } from '../open-whole.ts';
import { test } from '../shared-page.ts';

test.use({ motion: 'no-preference' });

for (const path of few(['/', '/ng', '/uk', '/services', '/about', '/sectors', '/sectors/healthcare'], (_, at) => at % 3 === 0)) {
  test(`${path} with all that moves on it loads at most 6 kB of script`, both, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    await openWhole(page, path);
    await page.mouse.move(300, 300);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(6_000);
  });
}
