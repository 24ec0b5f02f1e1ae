import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { createHandler } from '#engine/serve/create-handler.ts';
import { changeFonts, waitForFonts } from '../e2e/heading-lines.ts';
import { listDistinctPaths } from '../e2e/pcl/site-routes.ts';
import config from '../e2e/playwright.config.ts';
import { builtSite } from '../helpers/built-site.ts';
import { findBrowser } from '../helpers/find-browser.ts';

// A prime, so that widths that designs are made for are not all that is looked at.
const step = 13;

test('no heading of any page gets more lines or fewer when the fonts arrive, 320 to 1920 px wide', { timeout: 1_800_000 }, async () => {
  const dist = builtSite();
  const server = createServer(createHandler(dist)).listen(0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ ...config.use?.launchOptions, executablePath: findBrowser() });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const changed: string[] = [];
  for (const path of listDistinctPaths(dist)) {
    await page.goto(origin + path);
    await waitForFonts(page);
    for (let width = 320; width <= 1920; width += step) {
      await page.setViewportSize({ width, height: 900 });
      const result = await changeFonts(page);
      changed.push(...result.changed.map((heading) => `${path}, ${width} px: ${heading}`));
    }
  }
  await browser.close();
  server.close();
  server.closeAllConnections();
  expect(changed).toEqual([]);
});
