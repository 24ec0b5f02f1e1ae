import { expect, type Page } from 'playwright/test';
import { fillRequired, openForm } from './drive-forms.ts';
import { booking as form } from './harbour-forms.ts';
import { aloneTest as test } from './shared-page.ts';

// The visitor sees the spinner turn and the toast come and go.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const start = new Date('2030-05-06T07:08:09.123Z');

/** A filled form at a time that stands still. @returns the last six digits of that time */
async function fillAtFixedTime(page: Page): Promise<string> {
  await page.clock.install({ time: start });
  const island = await openForm(page, form.path);
  await fillRequired(page, form);
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
  await island.getByRole('button', { name: form.submit }).click();
  return String(start.getTime() + 3_600_000).slice(-6);
}

test(`${form.path} is sent for two seconds, then thanks with a reference`, async ({ page }) => {
  const digits = await fillAtFixedTime(page);
  const button = page.locator('[data-island=form]').getByRole('button');
  await expect(button).toHaveText('Sending...');
  await expect(button).toBeDisabled();
  await expect(button.locator('.spinner')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Sending...' })).toHaveCount(1);
  await page.clock.runFor(1990);
  await expect(button).toHaveText('Sending...');
  await page.clock.runFor(10);

  const heading = page.getByRole('heading', { name: 'Thank You!' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(heading).toHaveAccessibleDescription(`${form.thanks} Reference ID ${form.reference}${digits}`);
  await expect(page.locator('form')).toHaveCount(0);
  await expect(page.locator('.form-before')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', form.home);
});

test('the reference can be copied, and a toast says so for four and a half seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const digits = await fillAtFixedTime(page);
  await page.clock.runFor(2000);
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy reference ID' }).click();
  await expect(toasts.getByRole('status')).toHaveText('Reference ID copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${form.reference}${digits}`);
  await page.clock.runFor(4000);
  await expect(toasts.getByRole('button', { name: 'Close toast' })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toasts.getByRole('status')).toHaveText('');
});

test('the toast stays under the pointer and with the focus, and closing it gives the focus back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillAtFixedTime(page);
  await page.clock.runFor(2000);
  const copy = page.getByRole('button', { name: 'Copy reference ID' });
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
  await copy.click();
  await toast.getByText('copied').hover();
  await page.clock.runFor(10_000);
  await expect(toast).toHaveText('Reference ID copied.');
  await page.mouse.move(10, 10);
  await page.clock.runFor(5000);
  await expect(toast).toHaveText('');

  await copy.focus();
  await page.keyboard.press('Enter');
  const close = toast.getByRole('button', { name: 'Close toast' });
  await expect(close).toBeVisible();
  await close.focus();
  await page.clock.runFor(10_000);
  await page.keyboard.press('Enter');
  await expect(toast).toHaveText('');
  await expect(copy).toBeFocused();
});

test('a browser that does not allow copying has the number selected instead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const digits = await fillAtFixedTime(page);
  await page.clock.runFor(2000);
  await page.getByRole('button', { name: 'Copy reference ID' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('copy it by hand');
  expect(await page.evaluate(() => String(getSelection()))).toBe(`${form.reference}${digits}`);
});

test('the return button leads to the site of the region by a full page load', async ({ page }) => {
  await fillAtFixedTime(page);
  await page.clock.runFor(2000);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(page).toHaveURL(/\/south$/);
  expect(await page.evaluate(() => 'kept' in window)).toBe(false);
});
