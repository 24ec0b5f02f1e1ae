import { expect, type Locator, type Page } from 'playwright/test';
import { fillRequired, openForm, type SiteForm, skipDelay } from './drive-forms.ts';
import { findViolationsInBothSchemes } from './find-violations.ts';
import { booking, charter, harbourForms } from './harbour-forms.ts';
import { test } from './shared-page.ts';

for (const form of harbourForms) {
  test(`${form.path} can be filled in and sent by keyboard alone`, async ({ page }) => {
    const island = await openForm(page, form.path);
    await skipDelay(page);
    await island.locator('input').first().focus();
    const [last] = form.controls.at(-1) as (typeof form.controls)[number];
    expect(last).toBe('button');
    // Answers are typed where the focus is; Tab does the rest, and a radio group is one stop.
    for (let stop = 0; stop < 40; stop++) {
      const focused = page.locator(':focus');
      if ((await focused.evaluate((element) => element.tagName)) === 'BUTTON') break;
      await expectVisibleFocus(focused);
      await answer(page, focused);
      await page.keyboard.press('Tab');
    }
    await expect(island.getByRole('button', { name: form.submit })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
    if (form === booking) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Copy reference ID' })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Return to Homepage' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(form.home);
  });
}

async function answer(page: Page, control: Locator): Promise<void> {
  const kind = await control.evaluate((element) => (element as HTMLInputElement).type ?? element.tagName);
  if (kind === 'radio') await page.keyboard.press('ArrowDown');
  else if (kind === 'checkbox') await page.keyboard.press('Space');
  else if (kind === 'select-one') await page.keyboard.press('ArrowDown');
  else if (kind === 'email') await page.keyboard.type('ada@example.org');
  else if (kind === 'text' || kind === 'tel' || kind === 'textarea') await page.keyboard.type('Ada');
}

async function expectVisibleFocus(control: Locator): Promise<void> {
  const visible = await control.evaluate((element) => {
    const outlined = (candidate: Element | null) => candidate !== null && getComputedStyle(candidate).outlineStyle !== 'none';
    return outlined(element) || outlined(element.closest('.choice'));
  });
  expect(visible).toBe(true);
  await expect(control).toBeInViewport();
}

/** The states a form passes through, in this order. */
const states: Record<string, (page: Page, island: Locator, form: SiteForm) => Promise<void>> = {
  empty: async () => {},
  invalid: async (page, island, { submit }) => {
    const terms = island.getByLabel('I agree to the terms');
    if (await terms.count()) await terms.check();
    await island.getByLabel('Email Address').fill('no address');
    await page.keyboard.press('Tab');
    await island.getByRole('button', { name: submit }).click();
    await expect(page.getByText(/answers need your attention/)).toBeVisible();
  },
  'with documents': async (_page, island) => {
    const opens = island.getByLabel(charter);
    if ((await opens.count()) === 0) return;
    await opens.check();
    const buffer = Buffer.from('words');
    const long = `${'quite-a-long-name-without-any-space-in-it-'.repeat(3)}.pdf`;
    await island.getByLabel('Upload Documents').setInputFiles({ name: long, mimeType: 'application/pdf', buffer });
    await expect(island.getByText(long)).toBeVisible();
  },
  sent: async (page, island, form) => {
    await fillRequired(page, form);
    await skipDelay(page);
    await island.getByRole('button', { name: form.submit }).click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
    const copy = page.getByRole('button', { name: 'Copy reference ID' });
    if (await copy.count()) {
      await copy.click();
      await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('button')).toBeVisible();
    }
  },
};

for (const form of harbourForms) {
  test(`${form.path} does not scroll sideways at 320 px: ${Object.keys(states).join(', ')}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const island = await openForm(page, form.path);
    for (const [state, reach] of Object.entries(states)) {
      await reach(page, island, form);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(320);
    }
  });
}

for (const form of harbourForms) {
  test(`axe finds nothing in ${form.path}, light and dark: ${Object.keys(states).join(', ')}`, async ({ page }) => {
    test.setTimeout(60_000);
    const island = await openForm(page, form.path);
    for (const [state, reach] of Object.entries(states)) {
      await reach(page, island, form);
      expect(await findViolationsInBothSchemes(page), state).toEqual([]);
    }
  });
}
