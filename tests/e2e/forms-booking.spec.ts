import { expect } from 'playwright/test';
import { fillRequired, listenForValues, openForm, skipDelay, watchPage } from './drive-forms.ts';
import { booking, charter } from './harbour-forms.ts';
import { test } from './shared-page.ts';

const paper = (name: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from('words') });

test('every custom property that the styles of the script read is one that the page has', async ({ page }) => {
  await openForm(page, booking.path);
  const properties = await page.evaluate(() => {
    const css = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('');
    const names = [...new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string))];
    const has = getComputedStyle(document.documentElement);
    return { read: names.length, missing: names.filter((name) => !has.getPropertyValue(name)) };
  });
  expect(properties.read).toBeGreaterThan(5);
  expect(properties.missing).toEqual([]);
});

test('asks for the three required answers and a whole e-mail address, in words beside the field', async ({ page }) => {
  const island = await openForm(page, booking.path);
  const required = await island.locator(':required').evaluateAll((all) => all.map((control) => (control as HTMLInputElement).name));
  expect(required).toEqual(['fullName', 'email', 'plans']);

  await island.getByRole('button', { name: booking.submit }).click();
  const name = island.getByLabel('Full Name *');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Full Name is missing. Please fill it in.');
  await expect(island.locator('[aria-invalid=true]')).toHaveCount(3);
  // rgb() of #a11221: the page's own styles are built without what only the form's script shows.
  await expect(island.getByText('Full Name is missing. Please fill it in.').first()).toHaveCSS('color', 'rgb(161, 18, 33)');
  await expect(island.getByText('3 answers need your attention:')).toBeVisible();
  await island.getByRole('link', { name: 'Your Plans' }).click();
  await expect(island.getByLabel('Your Plans *')).toBeFocused();

  await fillRequired(page, booking);
  await expect(island.locator('[aria-invalid=true]')).toHaveCount(0);
  const email = island.getByLabel('Email Address *');
  await email.fill('ada at example');
  await island.getByLabel('Phone Number').focus();
  await expect(email).toHaveAccessibleDescription('This is not a complete e-mail address. Write it as in name@example.com.');
  await island.getByRole('button', { name: booking.submit }).click();
  await expect(email).toBeFocused();
  await expect(page).toHaveURL(booking.path);
});

test('asks for documents only while the answer asks for them', async ({ page }) => {
  const island = await openForm(page, booking.path);
  const heading = island.getByRole('heading', { name: 'Supporting Documents' });
  await expect(heading).toHaveCount(0);
  await island.getByLabel(charter).check();
  await expect(heading).toBeVisible();
  const input = island.getByLabel('Upload Documents');
  await expect(input).toHaveAttribute('type', 'file');
  await expect(input).toHaveAttribute('multiple', '');
  await expect(input).toHaveAttribute('accept', '.pdf,.txt');
  await expect(input).toHaveAccessibleDescription('Max 10MB per file');
  await input.setInputFiles([paper('plan.pdf'), paper('terms.txt')]);
  await expect(island.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')).toHaveText(['plan.pdf', 'terms.txt']);
  await island.getByLabel('Take a lesson').check();
  await expect(heading).toHaveCount(0);
  await expect(input).toHaveCount(0);
  await island.getByLabel(charter).check();
  await expect(island.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')).toHaveText(['plan.pdf', 'terms.txt']);
});

test('writes what was filled in to the console, and sends nothing', async ({ page }) => {
  const written = listenForValues(page, booking.name);
  const island = await openForm(page, booking.path);
  await skipDelay(page);
  const seen = watchPage(page);
  await fillRequired(page, booking);
  await island.getByLabel(charter).check();
  await island.getByLabel('Phone Number').fill('+44 20 7946 0000');
  await island.getByLabel('Number of People').selectOption('four');
  await island.getByRole('checkbox').nth(0).check();
  await island.getByRole('checkbox').nth(2).check();
  await island.getByLabel('Upload Documents').setInputFiles(paper('plan.pdf'));
  await island.getByRole('button', { name: booking.submit }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expect
    .poll(() => written)
    .toEqual([
      {
        kind: 'charter',
        fullName: 'Words for Full Name *',
        email: 'ada@example.org',
        phone: '+44 20 7946 0000',
        people: 'four',
        extras: ['picnic', 'dog'],
        plans: 'Words for Your Plans *',
        documents: ['plan.pdf'],
      },
    ]);
  expect(seen).toEqual({ requests: [], errors: [] });
  await expect(page).toHaveURL(booking.path);
});
