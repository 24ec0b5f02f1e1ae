import type { TestDetails } from 'playwright/test';
import { type Look, lookAtEveryPage } from './every-page.ts';
import { takesAll } from './extent.ts';
import { findViolations, findViolationsInBothSchemes } from './find-violations.ts';

const interactive = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

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

/** @param languages the language of each region */
const findLandmarkFaults =
  (languages: Readonly<Record<string, string>>): Look =>
  async (page) => {
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

/** What axe says with each menu open. The page behind a menu is the same for all of them, so one look at it is enough. */
const findViolationsInMenus =
  (paths: ReadonlySet<string>): Look =>
  async (page, path) => {
    if (!paths.has(path)) return [];
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

interface AccessWalk {
  paths: readonly string[];
  /** The pages whose menus are opened: one of each header. */
  withMenus: ReadonlySet<string>;
  /** The language of each region. */
  languages: Readonly<Record<string, string>>;
  details?: TestDetails;
}

/** Looks for what would keep somebody out, on a phone and on a desk, with tests of their own for each promise. */
export function lookForBarriers({ paths, withMenus, languages, details }: AccessWalk): void {
  lookAtEveryPage('on a phone', {
    width: 390,
    paths,
    details,
    looks: {
      'everything that can be pressed is at least 24 px (WCAG 2.5.8), 390 px wide': findSmallTargets,
      'text may be set wider (WCAG 1.4.12): nothing is cut off, nothing scrolls sideways': findWhatWiderTextBreaks,
      'axe finds nothing on any page, light and dark, 390 px wide': (page) => findViolationsInBothSchemes(page),
      'axe finds nothing while a menu is open, light and dark, 390 px wide': findViolationsInMenus(withMenus),
      'no page scrolls sideways at 320 px': findWhatIsTooWide,
    },
  });
  lookAtEveryPage('on a desk', {
    width: 1440,
    paths,
    details,
    looks: {
      'everything that can be pressed is at least 24 px (WCAG 2.5.8), 1440 px wide': findSmallTargets,
      'every page has one main heading and skips no level': findSkippedHeadings,
      'every page has its landmarks, named apart, and the language of its region': findLandmarkFaults(languages),
      // What has other colours on a desk than on a phone is the header, which is looked at in both schemes with its menus.
      [`axe finds nothing on any page, ${takesAll ? 'light and dark' : 'light'}, 1440 px wide`]: (page) =>
        takesAll ? findViolationsInBothSchemes(page) : findViolations(page),
      'axe finds nothing while a menu is open, light and dark, 1440 px wide': findViolationsInMenus(withMenus),
    },
  });
}
