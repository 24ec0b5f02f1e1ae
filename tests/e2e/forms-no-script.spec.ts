import { expect } from 'playwright/test';
import { test } from './shared-page.ts';
import { fillRequired, siteForms, watchPage } from './site-forms.ts';

test.use({ javaScriptEnabled: false });

for (const form of siteForms) {
  test(`${form.address} says that it needs script, whom to turn to, and does no harm when sent`, async ({ page }) => {
    await page.goto(form.address);
    const seen = watchPage(page);
    const words = page.locator('form .unsent');
    await expect(words).toBeVisible();
    await expect(words).toContainText('This form needs JavaScript to be sent');
    await expect(words.getByRole('link')).toHaveText([/@pcl\.example$/, /^\+/]);
    await expect(words.getByRole('link').first()).toHaveAttribute('href', /^mailto:/);
    await expect(words.getByRole('link').last()).toHaveAttribute('href', /^tel:\+\d+$/);
    await fillRequired(page, form);
    await page.getByLabel('Email Address').press('Enter');
    const button = page.getByRole('button', { name: form.submit });
    if (await button.isEnabled()) {
      await button.focus();
      await page.keyboard.press('Enter');
      await button.click({ force: true });
    }
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(form.address);
    await expect(page.getByLabel('Email Address')).toHaveValue('ada@example.org');
    expect(seen.requests).toEqual([]);
    await expect(page.getByText('Nothing has been sent yet')).toBeHidden();
  });
}
