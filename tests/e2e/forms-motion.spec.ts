import { expect, type Page } from 'playwright/test';
import { fillRequired, openForm, skipDelay } from './drive-forms.ts';
import { charter, booking as form } from './harbour-forms.ts';
import { test } from './shared-page.ts';

/** Notes what every animation that begins moves, from its first to its last keyframe, and what has the focus then. */
async function noteAnimations(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      noted.push(`${this.className} ${Object.keys(keyframes ?? {})[0]}`);
      return animate.call(this, keyframes, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { noted: string[] }).noted);
}

test.describe('for visitors who like motion', () => {
  test.use({ motion: 'no-preference' });

  test('a section that is asked for opens, and the success screen rises, by framer-motion', async ({ page }) => {
    const island = await openForm(page, form.path);
    await skipDelay(page);
    const noted = await noteAnimations(page);
    await island.getByLabel(charter).check();
    expect(await noted()).toEqual(['part opacity', 'part marginBottom', 'part clipPath']);
    await expect(island.getByLabel(charter)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(island.getByLabel('Full Name')).toBeFocused();
    // Moved by the browser alone and over after a moment: no style is left behind.
    await expect.poll(() => island.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    await expect(island.locator('[style]')).toHaveCount(0);
    await expect(island.getByRole('heading', { name: 'Supporting Documents' })).toBeVisible();

    await fillRequired(page, form);
    await island.getByRole('button', { name: form.submit }).click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
    expect((await noted()).slice(3)).toEqual(['form-done opacity', 'form-done transform']);
    await expect.poll(() => island.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeInViewport();
  });
});

test('nothing of a form moves for visitors who ask for reduced motion', async ({ page }) => {
  const island = await openForm(page, form.path);
  await skipDelay(page);
  const noted = await noteAnimations(page);
  await island.getByLabel(charter).check();
  await expect(island.getByRole('heading', { name: 'Supporting Documents' })).toBeVisible();
  await fillRequired(page, form);
  await island.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  expect(await noted()).toEqual([]);
});
