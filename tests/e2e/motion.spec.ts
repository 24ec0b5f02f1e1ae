import { expect, type Page } from 'playwright/test';
import { openWhole } from './open-whole.ts';
import { test } from './shared-page.ts';

test.use({ motion: 'no-preference' });

const motif = (page: Page) => page.locator('[data-parallax]').first();
const lagOf = async (page: Page) => motif(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f);
const asideOf = async (page: Page) => motif(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);

/** Opens /south and moves the pointer until the motif has followed it. */
async function drawMotif(page: Page): Promise<void> {
  await page.goto('/south');
  // The pointer may move before the script is there.
  await expect
    .poll(async () => {
      await page.mouse.move(100, 300);
      await page.mouse.move(40, 300);
      return asideOf(page);
    })
    .toBeGreaterThan(5);
}

test('the motif of /south follows the pointer a little, and goes back when it leaves', async ({ page }) => {
  await drawMotif(page);
  await page.mouse.move(1400, 300, { steps: 3 });
  await expect.poll(() => asideOf(page)).toBeLessThan(-5);
  expect(Math.abs(await asideOf(page))).toBeLessThan(30);
  await page.mouse.move(700, 2);
  await expect.poll(async () => Math.abs(await asideOf(page))).toBeLessThan(1);
});

test('the motif of /south comes to rest where the pointer has drawn it, and stays there', async ({ page }) => {
  await drawMotif(page);
  await page.mouse.move(1400, 300);
  const { places, transitions } = await motif(page).evaluate(watchUntilRest);
  // Every place is set by the spring: a transition of the styles would draw other places between them.
  expect(transitions).toBe(0);
  // The places on the way are not counted: a slow machine draws few frames, and they are tested with the spring itself.
  const rest = places.at(-1) as number;
  expect(rest).toBeCloseTo(14 * (1 - (2 * 1400) / 1440), 1);
  const swing = Math.min(...places);
  expect(rest - swing).toBeLessThan(1.5);
  const later = await motif(page).evaluate(watchUntilRest);
  expect(new Set(later.places)).toEqual(new Set([rest]));
});

/** Where an element is in every frame, across, until it has been in one place for twenty. */
function watchUntilRest(element: Element): Promise<{ places: number[]; transitions: number }> {
  const places: number[] = [];
  let transitions = 0;
  return new Promise((resolve) => {
    const look = () => {
      places.push(new DOMMatrix(getComputedStyle(element).transform).e);
      transitions += element.getAnimations().length;
      const last = places.slice(-20);
      const resting = last.length === 20 && new Set(last).size === 1;
      if (resting || places.length === 600) resolve({ places, transitions });
      else requestAnimationFrame(look);
    };
    look();
  });
}

test('the motif of /north lags behind the scrolling page', async ({ page }) => {
  await page.goto('/north');
  expect(await lagOf(page)).toBe(0);
  // The first turns of the wheel may come before the script does.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 60);
      return lagOf(page);
    })
    .toBeGreaterThan(10);
});

test('nothing moves for visitors who ask for reduced motion', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  for (const path of ['/', '/north', '/south']) {
    await openWhole(page, path);
    await page.mouse.move(100, 300);
    await page.mouse.move(1300, 500, { steps: 4 });
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY > 300);
    const moving = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const styles = [...document.querySelectorAll('main *')].map((element) => getComputedStyle(element));
              resolve([
                ...document.getAnimations().map((animation) => `${(animation as CSSAnimation).animationName ?? 'transition'}`),
                ...[...document.querySelectorAll('[data-parallax]')]
                  .map((element) => getComputedStyle(element).transform)
                  .filter((t) => t !== 'none'),
                ...styles.filter((style) => style.scrollBehavior === 'smooth').map(() => 'smooth scrolling'),
              ]);
            }),
          );
        }),
    );
    expect(moving).toEqual([]);
  }
  await context.close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`every section is shown in full once it is on the screen, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'no-preference', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto('/');
    for (const section of await page.locator('main > section').all()) {
      await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
      const inner = section.locator('> div').first();
      await expect.poll(() => inner.evaluate((element) => Number(getComputedStyle(element).opacity))).toBe(1);
    }
    await context.close();
  });
}
