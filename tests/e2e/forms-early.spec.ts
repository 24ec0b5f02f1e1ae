import { expect, type Page } from 'playwright/test';
import { fillRequired, listenForValues, skipDelay, watchPage } from './drive-forms.ts';
import { booking, charter, harbourForms, letters } from './harbour-forms.ts';
import { aloneTest, test } from './shared-page.ts';

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
  const written = listenForValues(page, booking.name);
  const { island, wake } = await openAsleep(page, booking.path);
  await fillRequired(page, booking);
  await island.getByLabel(charter).check();
  await island.getByLabel('Number of People').selectOption('four');
  await island.getByRole('checkbox', { name: 'A guide' }).check();
  await expect(island.getByLabel('Upload Documents')).toHaveCount(0);
  await wake();
  await expect(island.getByLabel('Upload Documents')).toBeVisible();
  await expect(island.getByRole('radio', { checked: true })).toHaveAccessibleName(charter);
  await expect(island.getByLabel('Your Plans')).toHaveValue('Words for Your Plans *');
  await expect(island.getByLabel('Number of People')).toHaveValue('four');
  await island.getByRole('button', { name: booking.submit }).click();
  await expect
    .poll(() => written)
    .toMatchObject([
      {
        kind: 'charter',
        fullName: 'Words for Full Name *',
        people: 'four',
        extras: ['guide'],
        plans: 'Words for Your Plans *',
        documents: [],
      },
    ]);
});

test('terms ticked before the script came free the button at once and for good', async ({ page }) => {
  const { island, wake } = await openAsleep(page, letters.path);
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

for (const form of harbourForms) {
  test(`${form.path} sent before the script came is sent once, without leaving the page`, async ({ page }) => {
    const written = listenForValues(page, form.name);
    const { island, wake } = await openAsleep(page, form.path);
    const seen = watchPage(page);
    await fillRequired(page, form);
    if (form === booking) await island.getByLabel(charter).check();
    await island.getByRole('button', { name: form.submit }).click();
    await island.getByRole('button', { name: form.submit }).click();
    await expect(island).toHaveAttribute('data-early', '');
    expect(seen.requests).toEqual([]);
    await wake();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
    await expect.poll(() => written).toMatchObject([{ email: 'ada@example.org', ...(form === booking && { documents: [] }) }]);
    await expect(page).toHaveURL(form.path);
    expect(seen).toEqual({ requests: [], errors: [] });
    expect(written).toHaveLength(1);
  });

  test(`${form.path} wakes up to the same markup it was delivered with`, async ({ page }) => {
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
  const { island, wake } = await openAsleep(page, booking.path);
  await island.getByRole('button', { name: booking.submit }).click();
  await expect(island.getByLabel('Full Name')).toBeFocused();
  await expect(island).not.toHaveAttribute('data-early');
  await wake();
  await expect(island.locator('[aria-invalid]')).toHaveCount(0);
});

for (const form of harbourForms) {
  aloneTest(`when the script of ${form.path} stays away, the visitor is told so and loses nothing`, async ({ page }) => {
    await page.clock.install();
    const { island, wake } = await openAsleep(page, form.path);
    await fillRequired(page, form);
    const told = page.getByRole('alert').filter({ hasText: 'Nothing has been sent yet' });
    await island.getByRole('button', { name: form.submit }).click();
    await page.clock.runFor(3000);
    await expect(told).toBeHidden();
    await page.clock.runFor(2500);
    await expect(told).toBeVisible();
    await expect(told.getByRole('link')).toHaveText(form.contacts);
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

aloneTest('a script that fails to load is no different', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/island-*', (route) => route.abort());
  await page.goto(booking.path);
  await fillRequired(page, booking);
  await page.getByRole('button', { name: booking.submit }).click();
  await page.clock.runFor(5500);
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing has been sent yet' })).toBeVisible();
  await expect(page.getByLabel('Your Plans')).toHaveValue('Words for Your Plans *');
});
