import type { CDPSession, Page } from 'playwright/test';
import { takesAll } from '../../e2e/extent.ts';

export const widths = [390, 768, 1440] as const;
export const schemes = ['light', 'dark'] as const;

/** Any moment, so long as it is the same one. */
const now = new Date('2026-01-15T12:00:00Z');

// The smallest and the largest width in quick tests, with a scheme each.
const only = takesAll || process.env.ACCEPT_PICTURES === '1' ? undefined : ['390-light', '1440-dark'];

/** Draws what the page shows, again at every call. */
export type Draw = () => Promise<Buffer>;

/**
 * Loads a path once and shows it at every width in both schemes, standing still; in quick tests at two widths.
 * @param path on the server of the page, or a whole URL @param part a selector of what is drawn
 * @param look is given each view, as in `1440-dark`, while the page shows it
 */
export async function takePictures(
  page: Page,
  { path, part }: { path: string; part: string },
  look: (view: string, draw: Draw) => Promise<void>,
): Promise<void> {
  await page.clock.setFixedTime(now);
  // At none of the widths below: a heading that the page has set closer for its fonts gets its own spacing back at another one.
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto(path);
  await page.locator('html[data-whole]').waitFor();
  await page.evaluate(holdStill);
  const session = await page.context().newCDPSession(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      const view = `${width}-${colorScheme}`;
      if (only && !only.includes(view)) continue;
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(waitUntilDrawn);
      await look(view, async () => capture(session, await page.evaluate(boxOf, part)));
    }
  }
  await session.detach();
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Playwright's own picture takes three times as long: it packs the file well, and this one is thrown away. */
export async function capture(session: CDPSession, clip: Box): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { ...clip, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

// The functions below run in the page.

/** No transition, no caret, nothing that waits for the visitor to come near; scripts that change the page have run. */
export async function holdStill(): Promise<void> {
  // Set through the object model, which the policy leaves alone.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*,::before,::after{transition:none!important;animation:none!important;caret-color:transparent!important}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const image of document.images) image.loading = 'eager';
  while (document.querySelector('[data-island]:not([data-live])')) await new Promise(requestAnimationFrame);
}

export async function waitUntilDrawn(): Promise<void> {
  await document.fonts.ready;
  // One that cannot be decoded is a broken picture, and is drawn as one.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await new Promise(requestAnimationFrame);
}

function boxOf(selector: string): Box {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + scrollX), Math.round(top + scrollY)];
  return { x, y, width: Math.round(right + scrollX) - x, height: Math.round(bottom + scrollY) - y };
}
