// Runs in the browser on every page, after its first paint.
import { keepHeadingLines } from './keep-heading-lines.ts';
import { findLateFonts } from './late-fonts.ts';
import { lowerBands } from './lower-bands.ts';
import { runIdleScripts } from './run-idle-scripts.ts';

runIdleScripts();
void loadFonts().then(layOutLowerBands);

/**
 * Adds the fonts to the document and leaves their styles as they are: changed styles make the browser look up every system
 * font again, which takes tens of milliseconds on a phone.
 */
async function loadFonts(): Promise<void> {
  const faces = [...(findLateFonts()?.sheet?.cssRules ?? [])].map((rule) => {
    const { style } = rule as CSSFontFaceRule;
    return new FontFace(style.fontFamily, style.getPropertyValue('src'), { weight: style.fontWeight });
  });
  // Without its font, text stays in the fallback font.
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  keepHeadingLines(() => {
    for (const result of loaded) if (result.status === 'fulfilled') document.fonts.add(result.value);
  });
  await document.fonts.ready;
}

/** One by one, so that no task is long. `data-whole` then says that the page has its true height. */
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
