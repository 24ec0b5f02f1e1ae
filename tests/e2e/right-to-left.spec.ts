import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'playwright/test';
import { engineRoot } from '#engine/engine-root.ts';
import { createHandler } from '#engine/serve/create-handler.ts';
import { fixtureSites } from '../helpers/scratch-site.ts';

/** The Arabic site, built and served. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const dist = mkdtempSync(join(tmpdir(), 'right-to-left-'));
      const build = ['src/cli.mjs', 'build', '--site', join(fixtureSites, 'arabic'), '--out', dist, '--no-cards', '--no-compression'];
      const { status, stdout } = spawnSync('node', build, { cwd: engineRoot, encoding: 'utf8' });
      if (status !== 0) throw new Error(stdout);
      const server = createServer(createHandler(dist));
      await new Promise<void>((done) => server.listen(0, done));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
      server.closeAllConnections();
      rmSync(dist, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

// In one worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

for (const width of [390, 1440])
  test(`Arabic pages run from right to left and fit a window of ${width} px`, async ({ page, origin }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/visit', '/order', '/nowhere']) {
      await page.goto(origin + path);
      await page.waitForFunction(() => 'whole' in document.documentElement.dataset);
      const found = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const box = document.querySelector('main section > div') as Element;
        const columnEdge = box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingRight);
        const range = document.createRange();
        const heading = document.querySelector('h1');
        if (heading) range.selectNodeContents(heading);
        const logo = document.querySelector('header a')?.getBoundingClientRect();
        const button = [...document.querySelectorAll('header button, header nav > div a')].find((element) => element.checkVisibility());
        return {
          direction: document.documentElement.dir,
          aside: scrollWidth - clientWidth,
          // Text begins at the right edge of its column, the brand stands right of what follows it.
          fromRight: Math.abs(columnEdge - range.getBoundingClientRect().right),
          brandFirst: (logo?.left ?? 0) > (button?.getBoundingClientRect().left ?? 0),
        };
      });
      expect([path, found]).toEqual([path, { direction: 'rtl', aside: 0, fromRight: expect.any(Number), brandFirst: true }]);
      expect(found.fromRight).toBeLessThan(12);
    }
  });

test('arrows point to the left, phone numbers are read from left to right, and words are Arabic', async ({ page, origin }) => {
  await page.goto(`${origin}/order`);
  await expect(page.locator('#i-arrow-right > g')).toHaveAttribute('transform', /^matrix\(-1/);
  await expect(page.locator('.office a[href^="tel:"]').first()).toHaveCSS('direction', 'ltr');
  await page.locator('[data-island][data-live]').waitFor();
  await page.getByRole('button', { name: 'أرسل الطلب' }).click();
  const main = page.locator('main');
  await expect(main.getByText('الحقل «الاسم» فارغ. يُرجى تعبئته.')).toBeVisible();
  // What is written by itself has no English in it.
  expect(await main.innerText()).not.toMatch(/\b(?:optional|Select|missing|Regional|Choose|answers?)\b/);
});

test('no page of the Arabic site has an accessibility mistake that axe finds', async ({ page, origin }) => {
  const { findViolations } = await import('./find-violations.ts');
  for (const path of ['/', '/visit', '/order']) {
    await page.goto(origin + path);
    await page.waitForFunction(() => 'whole' in document.documentElement.dataset);
    expect(await findViolations(page)).toEqual([]);
  }
});
