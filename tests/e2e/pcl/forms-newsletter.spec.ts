import { expect } from 'playwright/test';
import { fillRequired, listenForValues, openForm, skipDelay, watchPage } from '../drive-forms.ts';
import { both } from '../extent.ts';
import { test } from '../shared-page.ts';
import { expectControls, triedNewsletters } from './site-forms.ts';

for (const form of triedNewsletters) {
  test.describe(form.path, both, () => {
    test('says what to expect, and offers six topics', async ({ page }) => {
      const island = await openForm(page, form.path);
      await expectControls(island, form.controls);
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
