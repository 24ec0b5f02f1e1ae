import { expect } from 'playwright/test';
import { test } from '../shared-page.ts';

test('every menu ends with a help prompt that leads to the consultation, and Canada is announced', async ({ page }) => {
  for (const path of ['/', '/ng', '/uk']) {
    await page.goto(path);
    const panels = page.locator('[data-menu-panel]');
    const count = await panels.count();
    expect(count).toBeGreaterThan(1);
    for (let index = 0; index < count; index++) {
      const last = panels.nth(index).locator('a').last();
      await expect(last).toHaveText(/^(Get Help|Get Consultation)$/);
      await expect(last).toHaveAttribute('href', '/get-consultation');
    }
    await expect(panels.locator('[aria-disabled=true]', { hasText: 'Canada' })).toContainText('Coming Soon');
    await expect(panels.locator('a', { hasText: 'Canada' })).toHaveCount(0);
  }
});
