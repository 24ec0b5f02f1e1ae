import { expect } from 'playwright/test';
import { both } from './extent.ts';
import { harbourPages } from './harbour-pages.ts';
import { lookForBarriers } from './look-for-barriers.ts';
import { test } from './shared-page.ts';

lookForBarriers({
  paths: harbourPages,
  withMenus: new Set(['/', '/south', '/no-such-page']),
  languages: { main: 'en', north: 'en-IE', south: 'en-GB' },
  details: both,
});

test('whatever the keyboard reaches shows that it is reached', async ({ page }) => {
  test.setTimeout(90_000);
  const problems: string[] = [];
  for (const path of ['/', '/south', '/boats', '/book', '/letters', '/no-such-page']) {
    await page.goto(path);
    let stops = 0;
    for (; stops < 150; stops++) {
      await page.keyboard.press('Tab');
      const shown = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        // A control whose own box is hidden may show its focus on the label around it.
        const seen = [element, element.nextElementSibling, element.closest('label'), element.closest('li')].filter((part) => part !== null);
        // A link may cover a card with a layer of its own.
        const styles = seen.flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::after')]);
        const visible = styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
        return visible ? '' : element.outerHTML.slice(0, 120);
      });
      if (shown === undefined) break;
      if (shown) problems.push(`${path} ${shown}`);
    }
    expect(stops, path).toBeGreaterThan(10);
  }
  expect([...new Set(problems)]).toEqual([]);
});

test('in forced colours every button and field keeps an edge', async ({ browser }) => {
  const context = await browser.newContext({ forcedColors: 'active' });
  const page = await context.newPage();
  const problems: string[] = [];
  for (const path of ['/', '/book', '/letters', '/coming']) {
    await page.goto(path);
    const bare = await page.evaluate(() => {
      const edged = (element: Element) => {
        const style = getComputedStyle(element);
        return Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none';
      };
      return [
        ...document.querySelectorAll(
          'main button:not([popovertarget]), main input:not([type=radio], [type=checkbox]), main select, main textarea',
        ),
      ]
        .filter((element) => element.checkVisibility() && !edged(element))
        .map((element) => element.outerHTML.slice(0, 120));
    });
    problems.push(...bare.map((html) => `${path} ${html}`));
    await page.locator('header nav > ul > li > button').first().click();
    const panel = page.locator('[data-menu-panel]:popover-open');
    expect(await panel.evaluate((element) => getComputedStyle(element).borderBottomStyle), path).toBe('solid');
  }
  await context.close();
  expect(problems).toEqual([]);
});
