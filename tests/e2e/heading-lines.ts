import type { Page } from 'playwright/test';
import { keepHeadingLines } from '#engine/render/client/keep-heading-lines.ts';

/** Waits until the page is drawn in its own fonts, which its script has added. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      'whole' in document.documentElement.dataset &&
      ['Text', 'Display'].every((name) =>
        [...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded'),
      ),
  );
}

/**
 * Lets the fonts of an open page arrive once more, at its present width.
 * @returns the headings whose number of lines changed, and how many there are
 */
export async function changeFonts(page: Page, keep = true): Promise<{ changed: string[]; count: number }> {
  return page.evaluate(`(${look})(${keep ? keepHeadingLines : (change: () => void) => change()})`);
}

/** Runs in the page. @param change lets the fonts in */
function look(change: (addFonts: () => void) => void): { changed: string[]; count: number } {
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, legend')].filter((heading) =>
    heading.checkVisibility(),
  );
  const countLines = () =>
    headings.map((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return Math.round(range.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight));
    });
  const own = [...document.fonts].filter(({ family }) => ['Text', 'Display'].includes(family.replaceAll('"', '')));
  for (const face of own) document.fonts.delete(face);
  for (const heading of headings) heading.style.letterSpacing = '';
  const before = countLines();
  change(() => {
    for (const face of own) document.fonts.add(face);
  });
  const after = countLines();
  const changed = headings.flatMap((heading, index) =>
    before[index] === after[index] ? [] : [`${heading.tagName} ${heading.textContent}: ${before[index]} -> ${after[index]}`],
  );
  return { changed, count: headings.length };
}
