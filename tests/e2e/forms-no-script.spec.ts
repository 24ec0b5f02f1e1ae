import { expect } from 'playwright/test';
import { fillRequired, watchPage } from './drive-forms.ts';
import { harbourForms } from './harbour-forms.ts';
import { test } from './shared-page.ts';

test.use({ javaScriptEnabled: false });

for (const form of harbourForms) {
  test(`${form.path} without script is checked by the browser, says that it needs script and whom to turn to, and does no harm when sent`, async ({
    page,
  }) => {
    await page.goto(form.path);
    const seen = watchPage(page);
    const words = page.locator('form .unsent');
    await expect(words).toBeVisible();
    await expect(words).toContainText('This form needs JavaScript to be sent');
    await expect(words.getByRole('link')).toHaveText([/@harbour\.example$/, /^\+/]);
    await expect(words.getByRole('link').first()).toHaveAttribute('href', /^mailto:/);
    await expect(words.getByRole('link').last()).toHaveAttribute('href', /^tel:\+\d+$/);
    // Without script the browser alone decides: the required answers are missing, then the e-mail address is none.
    await expect(page.locator('form[novalidate]')).toHaveCount(0);
    const required = form.controls.filter(([, name]) => name.endsWith('*'));
    await expect(page.locator('form :invalid:not(fieldset)')).toHaveCount(required.length);
    await fillRequired(page, form);
    await expect(page.locator('form :invalid')).toHaveCount(0);
    const email = page.getByLabel('Email Address');
    await email.fill('no address');
    await expect(page.locator('form :invalid')).toHaveCount(1);
    // The submit button of a newsletter waits for its box, and without script for good.
    if (await page.getByRole('button', { name: form.submit }).isEnabled()) {
      await page.getByRole('button', { name: form.submit }).click();
      await expect(email).toBeFocused();
    }
    await email.fill('ada@example.org');
    await email.press('Enter');
    const button = page.getByRole('button', { name: form.submit });
    if (await button.isEnabled()) {
      await button.focus();
      await page.keyboard.press('Enter');
      await button.click({ force: true });
    }
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(form.path);
    await expect(email).toHaveValue('ada@example.org');
    expect(seen.requests).toEqual([]);
    await expect(page.getByText('Nothing has been sent yet')).toBeHidden();
  });
}
