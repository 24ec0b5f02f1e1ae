import { expect, type Page } from 'playwright/test';
import { test } from './shared-page.ts';

test.use({ motion: 'no-preference' });

const openPanel = (page: Page) => page.locator('[data-menu-panel]:popover-open');
const menuButtons = (page: Page) => page.locator('header nav > ul > li > button');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'menus' : 'menus without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a button opens its panel 80 px from the top and closes it', async ({ page }) => {
      await page.goto('/');
      const button = menuButtons(page).first();
      await button.click();
      await expect(openPanel(page)).toHaveCount(1);
      await expect.poll(async () => (await openPanel(page).boundingBox())?.y).toBe(80);
      await button.click();
      await expect(openPanel(page)).toHaveCount(0);
    });

    test('opening one menu closes the other', async ({ page }) => {
      await page.goto('/');
      await menuButtons(page).first().click();
      await menuButtons(page).last().click();
      await expect(openPanel(page)).toHaveCount(1);
      await expect(openPanel(page).getByRole('link', { name: /^North/ })).toBeVisible();
    });

    test('Escape closes the panel and gives the focus back to the button', async ({ page }) => {
      await page.goto('/north');
      const button = menuButtons(page).first();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(openPanel(page)).toHaveCount(1);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(openPanel(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    test('a click outside closes the panel', async ({ page }) => {
      await page.goto('/south');
      await menuButtons(page).first().click();
      await expect(openPanel(page)).toHaveCount(1);
      await page.mouse.click(700, 880);
      await expect(openPanel(page)).toHaveCount(0);
    });

    test('a link in the panel is followed by a full page load', async ({ page }) => {
      await page.goto('/');
      await menuButtons(page).last().click();
      await openPanel(page).getByRole('link', { name: /North/ }).click();
      await expect(page).toHaveURL(/\/north$/);
      await expect(openPanel(page)).toHaveCount(0);
    });

    test('an entry that is switched off is greyed out, says why and is no link', async ({ page }) => {
      await page.goto('/');
      await menuButtons(page).last().click();
      const entry = openPanel(page).locator('[aria-disabled=true]', { hasText: 'West' });
      await expect(entry).toContainText('Coming Soon');
      await expect(openPanel(page).getByRole('link', { name: /West/ })).toHaveCount(0);
    });

    test('on a small screen the same links stand in a panel of full height', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await expect(menuButtons(page).first()).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await menuButtons(page).first().click();
      await expect.poll(async () => (await openPanel(page).boundingBox())?.height).toBe(764);
      await openPanel(page).getByRole('button', { name: 'All menus' }).click();
      await menuButtons(page).last().click();
      await expect(openPanel(page).getByRole('link', { name: /South/ })).toBeVisible();
    });
  });
}

for (const width of [390, 768, 1440])
  test.describe(`nested entries, ${width} px wide`, () => {
    test.use({ javaScriptEnabled: false });

    test('stand indented under their entry and are reached by keyboard without script', async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/south');
      if (width < 1024) {
        await page.getByRole('button', { name: 'Menu' }).focus();
        await page.keyboard.press('Enter');
      }
      await menuButtons(page).first().focus();
      await page.keyboard.press('Enter');
      const entry = openPanel(page).locator('li:has(> ul)');
      const [parent, child] = [entry.locator('> a'), entry.locator('> ul a').first()];
      const startOf = (link: typeof parent) => link.evaluate((element) => element.getBoundingClientRect().left);
      expect(await startOf(child)).toBeGreaterThan((await startOf(parent)) + 10);
      await parent.focus();
      await page.keyboard.press('Tab');
      await expect(child).toBeFocused();
      await expect(child).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/south\/moorings$/);
    });
  });

for (const { width, key, edge } of [
  { width: 1440, key: 'Tab', edge: 'last' },
  { width: 1440, key: 'Shift+Tab', edge: 'first' },
  { width: 390, key: 'Tab', edge: 'last' },
] as const) {
  test(`a menu closes when the focus leaves it by ${key}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.locator('html[data-whole]').waitFor({ state: 'attached' });
    if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
    const button = menuButtons(page).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await openPanel(page).locator('a')[edge]().focus();
    await expect(openPanel(page)).toHaveCount(1);

    // Backwards the button comes first: it belongs to its panel, which stays.
    if (key === 'Shift+Tab') {
      await page.keyboard.press(key);
      await expect(button).toBeFocused();
      await expect(openPanel(page)).toHaveCount(1);
    }
    await page.keyboard.press(key);
    await expect(openPanel(page)).toHaveCount(0);
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement as Element;
      const { left, top, width, height } = focused.getBoundingClientRect();
      return focused !== document.body && focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isSeen).toBe(true);
  });
}

test('with reduced motion the chevron of a menu turns at once', async ({ page }) => {
  await page.goto('/');
  const duration = () =>
    menuButtons(page)
      .first()
      .locator('.chevron')
      .evaluate((chevron) => getComputedStyle(chevron).transitionDuration);
  expect(await duration()).not.toBe('0s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

test('a link to a place on the same page closes the menu', async ({ page }) => {
  await page.goto('/');
  await menuButtons(page).first().click();
  await openPanel(page).evaluate((panel) => panel.insertAdjacentHTML('afterbegin', '<a id="probe" href="#main">Down</a>'));
  await page.locator('#probe').click();
  await expect(openPanel(page)).toHaveCount(0);
});
