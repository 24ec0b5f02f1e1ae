import { expect, test as fresh, type Page } from 'playwright/test';
import { both } from '../extent.ts';
import { test } from '../shared-page.ts';
import { consultationForms, fillRequired, listenForValues, newsletterForms, skipDelay, triedForms, watchPage } from './site-forms.ts';

const generic = consultationForms[0] as (typeof consultationForms)[number];
const newsletter = newsletterForms[0] as (typeof newsletterForms)[number];

/** Opens a page whose form script arrives only when the test says so. */
async function openAsleep(page: Page, path: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/island-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const island = page.locator('[data-island=form]');
  await expect(island.locator('[type=submit]')).toBeVisible();
  return {
    island,
    wake: async () => {
      await skipDelay(page);
      release();
      await expect(island).toHaveAttribute('data-live', '');
    },
  };
}

test('what was typed, chosen and ticked before the script came is kept and acted on', async ({ page }) => {
  const written = listenForValues(page, generic.name);
  const { island, wake } = await openAsleep(page, generic.path);
  await fillRequired(page, generic);
  await island.getByLabel('Request for Proposal (RFP)').check();
  await island.getByLabel('Company Size').selectOption('large');
  await island.getByRole('checkbox', { name: 'Transaction Advisory' }).check();
  await expect(island.getByLabel('Upload Documents')).toHaveCount(0);
  await wake();
  await expect(island.getByLabel('Upload Documents')).toBeVisible();
  await expect(island.getByRole('radio', { checked: true })).toHaveAccessibleName('Request for Proposal (RFP)');
  await expect(island.getByLabel('Project Description')).toHaveValue('Words for Project Description *');
  await expect(island.getByLabel('Company Size')).toHaveValue('large');
  await island.getByRole('button', { name: 'Submit Request' }).click();
  await expect
    .poll(() => written)
    .toMatchObject([
      {
        consultationType: 'rfp',
        companyName: 'Words for Company Name *',
        companySize: 'large',
        serviceAreas: ['transaction'],
        projectDescription: 'Words for Project Description *',
        documents: [],
      },
    ]);
});

test('terms ticked before the script came free the button at once and for good', async ({ page }) => {
  const { island, wake } = await openAsleep(page, newsletter.path);
  const button = island.getByRole('button', { name: 'Subscribe' });
  const terms = island.getByLabel('I agree to the terms');
  await expect(button).toBeDisabled();
  await terms.check();
  await expect(button).toBeEnabled();
  await terms.uncheck();
  await expect(button).toBeDisabled();
  await terms.check();
  await wake();
  await expect(terms).toBeChecked();
  await expect(button).toBeEnabled();
  await terms.uncheck();
  await expect(button).toBeDisabled();
});

for (const form of triedForms) {
  test(`${form.path} sent before the script came is sent once, without leaving the page`, both, async ({ page }) => {
    const written = listenForValues(page, form.name);
    const { island, wake } = await openAsleep(page, form.path);
    const seen = watchPage(page);
    await fillRequired(page, form);
    if (form.submit === 'Submit Request') await island.getByLabel('Request for Proposal (RFP)').check();
    await island.getByRole('button', { name: form.submit }).click();
    await island.getByRole('button', { name: form.submit }).click();
    await expect(island).toHaveAttribute('data-early', '');
    expect(seen.requests).toEqual([]);
    await wake();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
    await expect
      .poll(() => written)
      .toMatchObject([{ email: 'ada@example.org', ...(form.submit === 'Submit Request' && { documents: [] }) }]);
    await expect(page).toHaveURL(form.path);
    expect(seen).toEqual({ requests: [], errors: [] });
    expect(written).toHaveLength(1);
  });

  test(`${form.path} wakes up to the same markup it was delivered with`, both, async ({ page }) => {
    const seen = watchPage(page);
    const { island, wake } = await openAsleep(page, form.path);
    // A document with script off parses the content of noscript, which React leaves alone.
    const markup = () => island.evaluate((element) => element.innerHTML.replace(/<noscript>.*?<\/noscript>/g, ''));
    const before = await markup();
    expect(before).toContain('<form');
    await wake();
    expect(await markup()).toBe(before);
    expect(seen.errors).toEqual([]);
  });
}

test('an early attempt with answers missing is not sent later', async ({ page }) => {
  const { island, wake } = await openAsleep(page, generic.path);
  await island.getByRole('button', { name: 'Submit Request' }).click();
  await expect(island.getByLabel('Company Name')).toBeFocused();
  await expect(island).not.toHaveAttribute('data-early');
  await wake();
  await expect(island.locator('[aria-invalid]')).toHaveCount(0);
});

for (const form of [generic, newsletter]) {
  fresh(`when the script of ${form.path} stays away, the visitor is told so and loses nothing`, async ({ page }) => {
    await page.clock.install();
    const { island, wake } = await openAsleep(page, form.path);
    await fillRequired(page, form);
    const told = page.getByRole('alert').filter({ hasText: 'Nothing has been sent yet' });
    await island.getByRole('button', { name: form.submit }).click();
    await page.clock.runFor(3000);
    await expect(told).toBeHidden();
    await page.clock.runFor(2500);
    await expect(told).toBeVisible();
    await expect(told.getByRole('link')).toHaveText(['enquiries@pcl.example', '+44 20 7946 0100']);
    const gap = async () => {
      const [button, words] = [await island.getByRole('button', { name: form.submit }).boundingBox(), await told.boundingBox()];
      return (words?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
    };
    expect(await gap()).toBeGreaterThanOrEqual(0);
    expect(await gap()).toBeLessThan(120);
    await expect(island.getByLabel('Email Address')).toHaveValue('ada@example.org');
    await expect(page).toHaveURL(form.path);
    await wake();
    await page.clock.runFor(3000);
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await expect(told).toBeHidden();
  });
}

fresh('a script that fails to load is no different', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/island-*', (route) => route.abort());
  await page.goto(generic.path);
  await fillRequired(page, generic);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.clock.runFor(5500);
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing has been sent yet' })).toBeVisible();
  await expect(page.getByLabel('Project Description')).toHaveValue('Words for Project Description *');
});
