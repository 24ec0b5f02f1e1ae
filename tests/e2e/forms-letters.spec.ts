import { expect } from 'playwright/test';
import { openForm } from './drive-forms.ts';
import { letters } from './harbour-forms.ts';
import { test } from './shared-page.ts';

test('can be sent only while the terms are ticked', async ({ page }) => {
  const island = await openForm(page, letters.path);
  const button = island.getByRole('button', { name: letters.submit });
  const terms = island.getByLabel('I agree to the terms');
  await expect(button).toBeDisabled();
  await island.getByLabel('I would also like to hear').check();
  await expect(button).toBeDisabled();
  await terms.check();
  await expect(button).toBeEnabled();
  await terms.uncheck();
  await expect(button).toBeDisabled();
  // Enter in a field would send a form whose button is not disabled.
  await island.getByLabel('First Name').press('Enter');
  await expect(island.locator('[aria-invalid]')).toHaveCount(0);
  const required = await island.locator(':required').evaluateAll((all) => all.map((control) => (control as HTMLInputElement).name));
  expect(required).toEqual(['firstName', 'lastName', 'email', 'agreedToTerms']);
});

test('says beside the field what is missing', async ({ page }) => {
  const island = await openForm(page, letters.path);
  await island.getByLabel('I agree to the terms').check();
  await island.getByLabel('First Name').fill('Ada');
  await island.getByLabel('Email Address').fill('ada');
  await island.getByRole('button', { name: letters.submit }).click();
  await expect(island.getByLabel('Last Name')).toBeFocused();
  await expect(island.getByLabel('Last Name')).toHaveAccessibleDescription('Last Name is missing. Please fill it in.');
  await expect(island.getByLabel('Email Address')).toHaveAccessibleDescription(/not a complete e-mail address/);
  await expect(island.locator('[aria-invalid=true]')).toHaveCount(2);
});

test('a button that is pressed stays under the pointer, whatever is wrong with the field that loses the focus', async ({ page }) => {
  const island = await openForm(page, letters.path);
  const button = island.getByRole('button', { name: letters.submit });
  await island.getByLabel('I agree to the terms').check();
  const email = island.getByLabel('Email Address');
  await email.fill('ada');
  const before = await button.boundingBox();
  await button.hover();
  await page.mouse.down();
  await expect(button).toBeFocused();
  expect(await button.boundingBox()).toEqual(before);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.mouse.up();
  await expect(island.getByLabel('First Name')).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/not a complete e-mail address/);
});
