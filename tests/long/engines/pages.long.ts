import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { harbourPages } from '../../e2e/harbour-pages.ts';
import { listDistinctPaths } from '../../e2e/pcl/site-routes.ts';
import { builtSite } from '../../helpers/built-site.ts';
import { describeEngines } from '../../helpers/engines/describe-engines.ts';
import type { EngineWindow } from '../../helpers/engines/open-window.ts';
import { serveWithReports } from '../../helpers/engines/serve-with-reports.ts';
import { runProgram } from '../../helpers/run-command.ts';
import { fixtureSites } from '../../helpers/scratch-site.ts';
import { listOrderFaults, listTabStops } from './read-order.ts';

type Server = Awaited<ReturnType<typeof serveWithReports>>;
let site: Server;
/** The site that has every block of the theme. */
let harbour: Server;
let paths: string[];

beforeAll(async () => {
  const folder = join(engineRoot, '.cache', 'engines-harbour');
  const { status, stdout } = runProgram(['build', '--site', join(fixtureSites, 'harbour'), '--out', folder]);
  if (status !== 0) throw new Error(stdout);
  [site, harbour] = [await serveWithReports(builtSite()), await serveWithReports(folder)];
  paths = listDistinctPaths(builtSite());
  return () => {
    site.close();
    harbour.close();
    rmSync(folder, { recursive: true });
  };
});

/** Opens a page and waits until its script has run, where it runs. */
async function openWhole(window: EngineWindow, url: string): Promise<void> {
  await window.open(url);
  await window.until(() => document.documentElement.matches('[data-whole]'));
}

describeEngines(({ windowOf }) => {
  test('no page scrolls sideways at 320, 768 and 1280 px, and none does anything against its policy', { timeout: 600_000 }, async () => {
    const window = await windowOf();
    for (const { violations } of [site, harbour]) violations.length = 0;
    const found: string[] = [];
    for (const url of [...paths.map((path) => site.origin + path), ...harbourPages.map((path) => harbour.origin + path)]) {
      await openWhole(window, url);
      for (const width of [320, 768, 1280]) {
        await window.resize(width);
        const wide = await window.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (wide > 0) found.push(`${url} is ${wide} px too wide at ${width} px`);
      }
    }
    expect(found).toEqual([]);
    // Reports come in the order of the faults, so that once this one is here no other is on its way.
    await window.run(() => document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' })));
    await expect.poll(() => harbour.violations.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(site.violations).toEqual([]);
    expect(harbour.violations).toEqual([expect.stringMatching(/^\/no-such-page script-src.* inline$/)]);
    expect(await window.run(() => 'ran' in window)).toBe(false);
  });

  test.each([320, 1280])('what is read next stands below or behind, on pages of every block, %i px wide', async (width) => {
    const window = await windowOf({ motion: false });
    const found: string[] = [];
    for (const path of harbourPages) {
      await window.open(harbour.origin + path);
      await window.resize(width);
      found.push(...(await window.run(listOrderFaults)).map((fault) => `${path} ${fault}`));
    }
    // The status stands large beside the heading that says it in words, and reads well on either side of it.
    expect(found).toEqual(width === 1280 ? ['/no-such-page "Page not found" is read after "404"'] : []);
  });

  test('Tab goes through everything that can be pressed, in the order of the page', async () => {
    const window = await windowOf({ motion: false });
    for (const path of ['/south', '/book']) {
      await openWhole(window, harbour.origin + path);
      const stops = await window.run(listTabStops);
      expect(stops).toBeGreaterThan(10);
      const visited: (string | null | undefined)[] = [];
      for (let count = 0; count < stops; count++) {
        await window.press('Tab');
        visited.push(await window.run(() => document.activeElement?.getAttribute('data-stop')));
      }
      expect(visited).toEqual(Array.from({ length: stops }, (_, index) => String(index)));
    }
  });

  test('without script every page has its heading, its sections and its links, all of them to be seen', async () => {
    const window = await windowOf({ script: false });
    for (const path of harbourPages) {
      await window.open(harbour.origin + path);
      const seen = await window.run(() => ({
        heading: document.querySelector('h1')?.checkVisibility({ opacityProperty: true }),
        hidden: [...document.querySelectorAll('main > section')].filter((section) => !section.checkVisibility()).length,
        live: document.querySelectorAll('html[data-whole], [data-live]').length,
      }));
      expect({ path, ...seen }).toEqual({ path, heading: true, hidden: 0, live: 0 });
    }
  });

  test('nothing moves and everything is shown at once for visitors who ask for that', async () => {
    const moving = () => ({
      asked: matchMedia('(prefers-reduced-motion: reduce)').matches,
      running: document.getAnimations().length,
      smooth: getComputedStyle(document.documentElement).scrollBehavior,
      turning: getComputedStyle(document.querySelector('header nav .chevron') as Element).transitionDuration,
      faint: [...document.querySelectorAll('main > section > div')].filter((part) => getComputedStyle(part).opacity !== '1').length,
    });
    const calm = await windowOf({ motion: false });
    for (const path of ['/', '/north', '/south']) {
      await openWhole(calm, harbour.origin + path);
      expect({ path, ...(await calm.run(moving)) }).toEqual({ path, asked: true, running: 0, smooth: 'auto', turning: '0s', faint: 0 });
    }
    const usual = await windowOf();
    await openWhole(usual, `${harbour.origin}/`);
    expect(await usual.run(moving)).toMatchObject({ asked: false, smooth: 'smooth', turning: '0.16s' });
  });

  test('on paper a page has its words and no menus', async () => {
    const window = await windowOf();
    await openWhole(window, `${harbour.origin}/about`);
    const words = await window.run(() => ({
      first: document.querySelector('h1 ~ p')?.textContent ?? '',
      last: [...document.querySelectorAll('main p')].at(-1)?.textContent ?? '',
      // Side by side in one line: each word for itself may stand elsewhere too.
      menus: [...document.querySelectorAll('header nav > ul > li > button')].map((button) => button.textContent).join(''),
      footer: (document.querySelector('footer') as HTMLElement).innerText.split('\n').find((line) => line.includes('©')) ?? '',
    }));
    expect(Object.values(words).every((text) => text.length > 3)).toBe(true);
    // Lines are broken elsewhere on paper, and letters that stand wide apart are read as words.
    const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase();
    const printed = plain(await window.readPrinted());
    expect(printed).toContain(plain(words.first));
    expect(printed).toContain(plain(words.last));
    expect(printed).not.toContain(plain(words.footer));
    expect(printed).not.toContain(plain(words.menus));
  });
});
