import { expect } from 'playwright/test';
import { openWhole } from '../open-whole.ts';
import { test } from '../shared-page.ts';
import { siteForms } from './site-forms.ts';

for (const [width, height] of [
  [390, 844],
  [360, 740],
] as const) {
  test(`on a phone of ${width} by ${height} px every form begins within the first screen and a half`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { path } of siteForms) {
      await openWhole(page, path);
      const first = page.locator('form :is(input, select, textarea)').first();
      const top = await first.evaluate((control) => control.getBoundingClientRect().top + scrollY);
      expect(top, path).toBeLessThanOrEqual(1.5 * height);
    }
  });
}
