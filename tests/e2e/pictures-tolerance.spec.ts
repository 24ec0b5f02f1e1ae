import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Page } from 'playwright/test';
import { engineRoot } from '#engine/engine-root.ts';
import { comparePictures } from '../helpers/pictures/compare-pictures.ts';
import { fontEnvironment } from '../helpers/pictures/font-settings.ts';
import { pictureBrowser } from '../helpers/pictures/picture-browser.ts';
import { readPicture, type SmallPicture, shrinkPicture, writePicture } from '../helpers/pictures/small-picture.ts';
import { capture, waitUntilDrawn } from '../helpers/pictures/take-pictures.ts';
import { long } from './extent.ts';
import { test } from './picture-page.ts';

const font = (name: string) => readFileSync(join(engineRoot, 'src', 'theme', 'fonts', `${name}.woff2`), 'base64');
const face = (name: string) => `@font-face{font-family:${name};src:url(data:font/woff2;base64,${font(name)});font-weight:400 700}`;

// What pages are made of, in the fonts and the sizes of the site, and as faint as the site draws it.
const sample = `<!doctype html><html lang="en"><title>Sample</title><style>
${face('text')}${face('display')}
:root{color-scheme:light dark}
body{margin:0;padding:40px;font:400 17px/1.65 text;background:light-dark(#fbfaf7,#0c1220);color:light-dark(#16202e,#e6e9ef);text-rendering:optimizeLegibility}
h1{font:500 48px/1.14 display;margin:0}p{margin:12px 0}.small{font-size:13px;color:light-dark(#566072,#98a2b3)}
button{padding:12px 24px;border:0;background:#1d3a6b;color:#fff;font:inherit;font-weight:600}
label{display:block}input{width:280px;height:44px;border:1px solid light-dark(#aeb4bd,#4a5466);background:light-dark(#fff,#131b2c)}
svg{width:20px;height:20px;display:block}.card{width:300px;padding:20px;border:1px solid light-dark(#dad8d0,#273043)}
</style><h1>Harbours that outlast the weather</h1><p>Surveys, design and<br>maintenance of quays.</p>
<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M5 12h14m-6-6 6 6-6 6"/></svg>
<p class="small">Drawings within two working days</p><button>Ask for a survey</button>
<label>First name</label><input><div class="card"><h2>Dredging</h2><p class="small" id="line">Up to 30 m</p></div></html>`;

async function draw(page: Page, colorScheme: 'light' | 'dark', change = ''): Promise<SmallPicture> {
  await page.setViewportSize({ width: 800, height: 640 });
  await page.emulateMedia({ colorScheme });
  await page.setContent(sample.replace('</style>', `${change}</style>`));
  await page.evaluate(waitUntilDrawn);
  const session = await page.context().newCDPSession(page);
  const png = await capture(session, { x: 0, y: 0, width: 800, height: 640 });
  await session.detach();
  return shrinkPicture(png);
}

test.describe.configure({ mode: 'default' });
// The policy of the page before it would hold for what is written into it.
test.beforeEach(({ page }) => page.goto('about:blank'));

const otherRasterisation = {
  'with hinted glyphs': { env: fontEnvironment({ hintstyle: 'hintslight', rgba: 'none' }), args: ['--font-render-hinting=full'] },
  'without hints': { env: fontEnvironment(), args: ['--font-render-hinting=none', '--disable-lcd-text'] },
  'with coloured edges, for a flat screen': { env: fontEnvironment({ hintstyle: 'hintslight', rgba: 'rgb' }), args: ['--enable-lcd-text'] },
  'with glyphs on whole pixels': { env: fontEnvironment(), args: ['--disable-font-subpixel-positioning'] },
};

for (const [name, { env, args }] of Object.entries(otherRasterisation)) {
  test(`the same page drawn ${name} passes`, long, async ({ page }) => {
    const options = pictureBrowser();
    const other = await chromium.launch({ ...options, env, args: [...(options.args ?? []), ...args] });
    const otherPage = await other.newPage();
    for (const scheme of ['light', 'dark'] as const) {
      const difference = comparePictures(await draw(page, scheme), await draw(otherPage, scheme));
      expect(difference && { ...difference, picture: undefined }, scheme).toBeUndefined();
    }
    await other.close();
  });
}

const changes = {
  'a heading moved 4 px to the right': 'h1{translate:4px}',
  'a paragraph moved 4 px down': 'p{translate:0 4px}',
  'small print moved 4 px to the right': '.small{translate:4px}',
  'an icon moved 4 px to the right': 'svg{translate:4px}',
  'an icon moved 4 px down': 'svg{translate:0 4px}',
  'a field with a thin edge moved 4 px to the right': 'input{translate:4px}',
  'a button moved 4 px down': 'button{translate:0 4px}',
  'a card moved 4 px': '.card{translate:4px 0}',
  'a button of another colour': 'button{background:#24573f}',
  'a thin edge gone': '.card{border-color:transparent}',
  'a missing icon': 'svg{visibility:hidden}',
  'a missing line of small print': '#line{visibility:hidden}',
  'text of another weight': 'p{font-weight:600}',
};

for (const scheme of ['light', 'dark'] as const) {
  test(`what a reader would notice fails, ${scheme}`, long, async ({ page }, { outputDir }) => {
    // As it is kept, with what its encoding costs.
    const file = join(outputDir, 'kept.webp');
    await writePicture(file, await draw(page, scheme));
    const expected = await readPicture(file);
    expect(comparePictures(expected, await draw(page, scheme)), 'nothing changed').toBeUndefined();
    const unnoticed: string[] = [];
    for (const [name, change] of Object.entries(changes))
      if (!comparePictures(expected, await draw(page, scheme, change))) unnoticed.push(name);
    expect(unnoticed).toEqual([]);
  });
}

test('a difference says where it is on the page', () => {
  const plain = (height: number) => ({ width: 10, height, pixels: new Uint8Array(10 * height * 3).fill(200) });
  const marked = plain(20);
  marked.pixels.fill(20, (5 * 10 + 2) * 3, (5 * 10 + 4) * 3);
  expect(comparePictures(plain(20), marked)).toMatchObject({ count: 2, total: 200, box: [8, 20, 16, 24], sizes: undefined });
  expect(comparePictures(plain(20), plain(22))).toMatchObject({
    count: 20,
    box: [0, 80, 40, 88],
    sizes: [
      [40, 80],
      [40, 88],
    ],
  }); // prettier-ignore
});
