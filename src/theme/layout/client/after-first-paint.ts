// Runs in the browser.
import { lowerBands } from '#contract/first-paint.ts';
import { keepHeadingLines } from './keep-heading-lines.ts';

/**
 * Does what the first paint of the page should not wait for: lets the own fonts in, then lays out the bands that were out
 * of sight. From then on `data-whole` says that the page has its true height.
 */
export async function finishAfterFirstPaint(): Promise<void> {
  await letFontsIn();
  await layOutLowerBands();
}

/**
 * Adds the fonts to the document and leaves their styles as they are: changed styles make the browser look up every system
 * font again, which takes tens of milliseconds on a phone.
 */
async function letFontsIn(): Promise<void> {
  const late = document.querySelector<HTMLStyleElement>('style[media]');
  const faces = [...(late?.sheet?.cssRules ?? [])].map((rule) => {
    const { style } = rule as CSSFontFaceRule;
    return new FontFace(style.fontFamily, style.getPropertyValue('src'), { weight: style.fontWeight });
  });
  // Without its font, text stays in the stand-in.
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  keepHeadingLines(() => {
    for (const result of loaded) if (result.status === 'fulfilled') document.fonts.add(result.value);
  });
  await document.fonts.ready;
}

/** One by one (`content-visibility`, CSS Containment Level 2), so that no task is long. */
async function layOutLowerBands(): Promise<void> {
  const page = document.documentElement;
  if ('whole' in page.dataset) return;
  for (const band of document.querySelectorAll<HTMLElement>(lowerBands)) {
    await idle();
    band.style.contentVisibility = 'visible';
  }
  page.dataset.whole = '';
}

function idle(): Promise<unknown> {
  return new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 200 }) : setTimeout(done)));
}
