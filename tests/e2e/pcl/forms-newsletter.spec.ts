import { expect } from 'playwright/test';
import { both } from '../extent.ts';
import { test } from '../shared-page.ts';
import { fillRequired, listenForValues, openForm, skipDelay, triedNewsletters, watchPage } from './site-forms.ts';

for (const form of triedNewsletters) {
  test.describe(form.path, both, () => {
    test('says what to expect, and offers six topics', async ({ page }) => {
      const island = await openForm(page, form.path);
      await expect(page.locator('h1')).toHaveText(form.title);
      await expect(page.locator('.form-before .pills').getByRole('listitem')).toHaveText([
        'Weekly Insights',
        'Compliance Updates',
        'Industry Analysis',
      ]);
      const topics = island.getByRole('group', { name: 'What would you like to read about?' }).getByRole('checkbox');
      await expect(topics).toHaveCount(6);
      for (const name of form.topics) await expect(island.getByRole('checkbox', { name, exact: true })).not.toBeChecked();
      const aside = page.getByRole('complementary');
      await expect(aside.getByRole('heading')).toHaveText(['What to Expect', 'Contact Information']);
      await expect(aside.getByRole('list').first().getByRole('listitem')).toHaveCount(5);
      await expect(aside.getByRole('link', { name: /@pcl\.example$/ })).toBeVisible();
    });

    test('can be sent only while the terms are ticked', async ({ page }) => {
      const island = await openForm(page, form.path);
      const button = island.getByRole('button', { name: 'Subscribe' });
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
      const island = await openForm(page, form.path);
      await island.getByLabel('I agree to the terms').check();
      await island.getByLabel('First Name').fill('Ada');
      await island.getByLabel('Email Address').fill('ada');
      await island.getByRole('button', { name: 'Subscribe' }).click();
      await expect(island.getByLabel('Last Name')).toBeFocused();
      await expect(island.getByLabel('Last Name')).toHaveAccessibleDescription('Last Name is missing. Please fill it in.');
      await expect(island.getByLabel('Email Address')).toHaveAccessibleDescription(/not a complete e-mail address/);
      await expect(island.locator('[aria-invalid=true]')).toHaveCount(2);
    });

    test('thanks the subscriber, and writes the answers to the console only', async ({ page }) => {
      const written = listenForValues(page, form.name);
      const island = await openForm(page, form.path);
      await skipDelay(page);
      const seen = watchPage(page);
      await fillRequired(page, form);
      await island.getByLabel('Job Title').fill('Analyst');
      const topics = island.getByRole('group').getByRole('checkbox');
      await topics.nth(1).check();
      await topics.nth(5).check();
      const values = await topics.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
      await island.getByRole('button', { name: 'Subscribe' }).click();
      const heading = page.getByRole('heading', { name: 'Thank You!' });
      await expect(heading).toBeFocused();
      await expect(heading).toHaveAccessibleDescription(form.thanks);
      await expect(island.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', form.home);
      await expect(island.getByText('Reference ID')).toHaveCount(0);
      await expect
        .poll(() => written)
        .toEqual([
          {
            firstName: 'Words for First Name *',
            lastName: 'Words for Last Name *',
            email: 'ada@example.org',
            company: '',
            jobTitle: 'Analyst',
            interests: [values[1], values[5]],
            agreedToTerms: true,
            agreedToMarketing: false,
          },
        ]);
      expect(seen).toEqual({ requests: [], errors: [] });
      await expect(page).toHaveURL(form.path);
    });
  });
}
