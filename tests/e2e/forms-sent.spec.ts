import { expect, type Page } from 'playwright/test';
import { fillRequired, openForm, skipDelay } from './drive-forms.ts';
import { booking, harbourForms, letters } from './harbour-forms.ts';
import { test } from './shared-page.ts';

/** As in WebKitGTK 2.50: an element that takes the focus is not scrolled to. */
async function focusWithoutScrolling(page: Page): Promise<void> {
  await page.evaluate(() => {
    const focus = HTMLElement.prototype.focus;
    HTMLElement.prototype.focus = function () {
      focus.call(this, { preventScroll: true });
    };
  });
}

for (const form of harbourForms) {
  test(`once ${form.path} is sent, the page asks for nothing any more, and the title of the tab says that it was sent`, async ({
    page,
  }) => {
    const island = await openForm(page, form.path);
    await skipDelay(page);
    await fillRequired(page, form);
    await expect(page).not.toHaveTitle(/ sent /);
    await island.getByRole('button', { name: form.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Thank You!']);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^(Request|Subscription) sent \| Harbour$/);
    expect(await page.getByRole('main').innerText()).not.toMatch(/\b(Book a boat|Your booking|Send Request|Subscribe|Your subscription)\b/);
    expect(await page.getByRole('complementary').ariaSnapshot()).not.toMatch(/your booking|subscri/i);
  });
}

for (const form of [booking, letters]) {
  test(`once ${form.path} is sent, "Thank You!" is on the screen in an engine that does not scroll to what has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const island = await openForm(page, form.path);
    await skipDelay(page);
    await fillRequired(page, form);
    const button = island.getByRole('button', { name: form.submit });
    await button.scrollIntoViewIfNeeded();
    await focusWithoutScrolling(page);
    await button.click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeInViewport();
  });
}
