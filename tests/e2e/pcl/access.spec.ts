import { expect } from 'playwright/test';
import { findViolations, findViolationsInBothSchemes } from '../find-violations.ts';
import { test } from '../shared-page.ts';
import { type Look, lookAtEveryPage } from './every-page.ts';

const interactive = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
const languages: Record<string, string> = { global: 'en', nigeria: 'en-NG', uk: 'en-GB' };

/** Whether text may be set wider (WCAG 1.4.12). */
const findWhatWiderTextBreaks: Look = (page) =>
  page.evaluate(() => {
    // Set through the object model, which the policy leaves alone.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets = [sheet];
    const wide = document.documentElement.scrollWidth > innerWidth ? [`scrolls sideways: ${document.documentElement.scrollWidth}`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('main *, footer *')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, [popover], svg, select'))
      .filter((element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) && element.innerText?.trim())
      .filter((element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      .filter((element) => !element.querySelector('[data-parallax], [aria-hidden]'))
      .map((element) => `cut off: ${element.outerHTML.slice(0, 90)}`);
    document.adoptedStyleSheets = [];
    return [...wide, ...cut];
  });

/** Whether everything that can be pressed is at least 24 px (WCAG 2.5.8). */
const findSmallTargets: Look = (page) =>
  page.evaluate((selector) => {
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' && !!element.closest('p, li, dd, address, h2, h3, h4');
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && !isInText(element))
      .filter((element) => !element.matches('.skip, .visually-hidden, [tabindex="-1"]'))
      .flatMap((element) => {
        // A label is pressed for its box.
        const { width: w, height: h } = (element.closest('label') ?? element).getBoundingClientRect();
        return w < 23.9 || h < 23.9 ? [`${Math.round(w)}x${Math.round(h)} ${element.outerHTML.slice(0, 100)}`] : [];
      });
  }, interactive);

const findSkippedHeadings: Look = async (page) => {
  const levels = await page
    .locator('main')
    .locator('h1:visible, h2:visible, h3:visible, h4:visible, h5:visible, h6:visible')
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
  const skipped = levels.flatMap((level, index) =>
    index > 0 && level > (levels[index - 1] ?? 0) + 1 ? [`h${level} after h${levels[index - 1]}`] : [],
  );
  const count = (await page.locator('h1').count()) === 1 && levels[0] === 1;
  return count ? skipped : [...skipped, `${levels.join()}`];
};

const findLandmarkFaults: Look = async (page) => {
  const { counts, navs, lang, region } = await page.evaluate(() => ({
    counts: ['header', 'main', 'footer'].map((tag) => document.querySelectorAll(`body > ${tag}`).length).join(),
    navs: [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label') ?? ''),
    lang: document.documentElement.lang,
    region: document.documentElement.dataset.region ?? '',
  }));
  return [
    ...(counts === '1,1,1' ? [] : [`landmarks ${counts}`]),
    ...(navs.every(Boolean) && new Set(navs).size === navs.length ? [] : [`navigation ${navs.join('|')}`]),
    ...(lang === languages[region] ? [] : [`${region} is ${lang}`]),
  ];
};

const findWhatIsTooWide: Look = async (page) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 320, height: 700 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > 320 ? [`is ${width} px wide`] : [];
};

const open = new Set(['/', '/ng', '/uk', '/services', '/no-such-page']);

/** What axe says with each menu open. The page behind a menu is the same for all of them, so one look at it is enough. */
const findViolationsInMenus: Look = async (page, path) => {
  if (!open.has(path)) return [];
  const found: string[] = [];
  const siteMenu = page.locator('header button[popovertarget=site-menu]');
  const small = await siteMenu.isVisible();
  const isSiteMenuOpen = () => page.locator('#site-menu').evaluate((menu) => menu.matches(':popover-open'));
  const buttons = page.locator('header nav > ul > li > button');
  for (const index of Array.from({ length: await buttons.count() }).keys()) {
    if (small && !(await isSiteMenuOpen())) await siteMenu.click();
    await buttons.nth(index).click();
    if (index === 0) found.push(...(await findViolations(page)));
    found.push(...(await findViolationsInBothSchemes(page, { inside: 'header', coloursOnly: index === 0 })));
    await page.keyboard.press('Escape');
  }
  while (await page.locator(':popover-open').count()) await page.keyboard.press('Escape');
  return found;
};

lookAtEveryPage('on a phone', 390, {
  'everything that can be pressed is at least 24 px (WCAG 2.5.8), 390 px wide': findSmallTargets,
  'text may be set wider (WCAG 1.4.12): nothing is cut off, nothing scrolls sideways': findWhatWiderTextBreaks,
  'axe finds nothing on any page, light and dark, 390 px wide': (page) => findViolationsInBothSchemes(page),
  'axe finds nothing while a menu is open, light and dark, 390 px wide': findViolationsInMenus,
  'no page scrolls sideways at 320 px': findWhatIsTooWide,
});

lookAtEveryPage('on a desk', 1440, {
  'everything that can be pressed is at least 24 px (WCAG 2.5.8), 1440 px wide': findSmallTargets,
  'every page has one main heading and skips no level': findSkippedHeadings,
  'every page has its landmarks, named apart, and the language of its region': findLandmarkFaults,
  'axe finds nothing on any page, light and dark, 1440 px wide': (page) => findViolationsInBothSchemes(page),
  'axe finds nothing while a menu is open, light and dark, 1440 px wide': findViolationsInMenus,
});

test('whatever the keyboard reaches shows that it is reached', async ({ page }) => {
  test.setTimeout(90_000);
  const problems: string[] = [];
  for (const path of ['/', '/uk', '/services', '/get-consultation', '/newsletter', '/no-such-page']) {
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
  for (const path of ['/', '/get-consultation', '/newsletter', '/contact']) {
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
