import { beforeAll, expect, test } from 'vitest';
import { builtSite } from '../../helpers/built-site.ts';
import { describeEngines } from '../../helpers/engines/describe-engines.ts';
import type { EngineWindow } from '../../helpers/engines/open-window.ts';
import { serveWithReports } from '../../helpers/engines/serve-with-reports.ts';

let origin: string;
beforeAll(async () => {
  const server = await serveWithReports(builtSite());
  origin = server.origin;
  return server.close;
});

const firstButton = 'header nav > ul > li:nth-child(1 of :has(> button)) > button';
const secondButton = 'header nav > ul > li:nth-child(2 of :has(> button)) > button';
const openPanel = '[data-menu-panel]:popover-open';

/** How many panels are open, and whether a selector has the focus. */
const look = (window: EngineWindow, focused: string) =>
  window.run(
    (panel, selector) => ({ open: document.querySelectorAll(panel).length, focused: document.activeElement?.matches(selector) }),
    openPanel,
    focused,
  );

const untilOpen = (window: EngineWindow, count: number) =>
  window.until((panel, wanted) => document.querySelectorAll(panel).length === wanted, openPanel, count);

describeEngines(({ windowOf }) => {
  for (const script of [true, false]) {
    const openHome = async () => {
      const window = await windowOf({ script });
      await window.open(`${origin}/`);
      return window;
    };
    const how = script ? '' : ' without script';

    test(`a menu opens below the header, another one closes it, and its button closes it${how}`, async () => {
      const window = await openHome();
      await window.click(firstButton);
      await untilOpen(window, 1);
      await window.until((panel) => document.querySelector(panel)?.getBoundingClientRect().top === 80, openPanel);
      const links = await window.run((panel) => document.querySelectorAll(`${panel} a[href]`).length, openPanel);
      expect(links).toBeGreaterThan(2);
      await window.click(secondButton);
      await window.until(
        (panel, button) => {
          const open = [...document.querySelectorAll(panel)].map(({ id }) => id).join();
          return open === document.querySelector(button)?.getAttribute('popovertarget');
        },
        openPanel,
        secondButton,
      );
      await window.click(secondButton);
      await untilOpen(window, 0);
    });

    test(`a menu opens by keyboard, and Escape closes it and gives the focus back${how}`, async () => {
      const window = await openHome();
      await window.run((button) => document.querySelector<HTMLElement>(button)?.focus(), firstButton);
      await window.press('Enter');
      await untilOpen(window, 1);
      await window.press('Tab');
      expect(await look(window, `${openPanel} a`)).toEqual({ open: 1, focused: true });
      await window.press('Escape');
      await untilOpen(window, 0);
      expect(await look(window, firstButton)).toEqual({ open: 0, focused: true });
    });

    test(`a link of a menu leads to its page, and Back to the page before it, where the menu is closed${how}`, async () => {
      const window = await openHome();
      await window.click(firstButton);
      await untilOpen(window, 1);
      const path = (await window.run((panel) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>(`${panel} a[href^="/"]`)].find((one) => one.pathname !== '/');
        link?.setAttribute('id', 'followed');
        return link?.pathname;
      }, openPanel)) as string;
      await window.click('#followed');
      await window.until((wanted) => location.pathname === wanted && document.readyState === 'complete', path);
      expect(await look(window, 'body')).toMatchObject({ open: 0 });
      await window.run(() => history.back());
      await window.until(() => location.pathname === '/' && document.readyState === 'complete');
      await untilOpen(window, 0);
    });

    test(`on a small screen the menus stand in a panel that a button opens${how}`, async () => {
      const window = await openHome();
      await window.resize(390);
      expect(await window.run((button) => document.querySelector(button)?.checkVisibility(), firstButton)).toBe(false);
      await window.click('header [popovertarget=site-menu]');
      await window.until((button) => document.querySelector(button)?.checkVisibility(), firstButton);
      await window.click(firstButton);
      await untilOpen(window, 1);
      const { left, right } = await window.run((panel) => {
        const place = document.querySelector(panel)?.getBoundingClientRect();
        return { left: place?.left, right: document.documentElement.clientWidth - (place?.right ?? 0) };
      }, openPanel);
      expect({ left, right }).toEqual({ left: 0, right: 0 });
    });
  }
});
