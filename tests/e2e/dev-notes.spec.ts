import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { long } from './extent.ts';
import { expectNoReload, test } from './open-dev-site.ts';

const file = 'pages/marked.yaml';
const notes = (page: Page) => page.locator('main > dev-note');
const notice = (page: Page) => page.locator('dev-notice');
const bar = (page: Page) => page.locator('dev-bar');

function marked(blocks: string, head = ''): string {
  return `route: /marked\n${head}title: Marked\ndescription: A page to be marked.\nblocks:\n  - type: hero\n    heading: Marked\n    actions: [{ label: Home, href: / }]\n${blocks}`;
}

test('a mistake of meaning stands above its block with its lines, the block stays drawn, and it goes when it is fixed', async ({
  page,
  site,
}) => {
  const sound = marked('  - type: cta-band\n    heading: Talk to us\n    actions: [{ label: Go, href: /boats }]\n');
  site.write(file, sound);
  await site.open(page, '/marked');
  for (let round = 0; round < 2; round++) {
    site.write(file, sound.replace('/boats', '/baots'));
    await expect(notes(page)).toHaveCount(1);
    await expect(notes(page)).toContainText('No page has the path /baots.');
    await expect(notes(page).locator('pre')).toContainText('href: /baots');
    await expect(notes(page).locator('xpath=following-sibling::*[1]')).toContainText('Talk to us');
    await expect(page.locator('main > section')).toHaveCount(2);
    site.write(file, sound);
    await expect(notes(page)).toHaveCount(0);
  }
  // A block that comes before it moves it, and the mark goes with it.
  site.write(file, sound.replace('/boats', '/baots'));
  await expect(notes(page)).toHaveCount(1);
  site.write(file, sound.replace('/boats', '/baots').replace('  - type: cta', '  - type: tag-list\n    tags: [One]\n  - type: cta'));
  await expect(page.locator('main > section')).toHaveCount(3);
  await expect(notes(page).locator('xpath=following-sibling::*[1]')).toContainText('Talk to us');
  await expect(notes(page).locator('.place')).toHaveText('pages/marked.yaml:12:34');
  await expectNoReload(page);
});

test('a warning is one line above its block and opens; what is wrong with the page or with site.yaml stands above the page', async ({
  page,
  site,
}) => {
  site.write(file, marked('  - type: prose\n    heading: Some <b>words</b>\n    text: Words.\n'));
  await site.open(page, '/marked');
  await expect(notes(page).locator('summary')).toContainText('"heading" is shown as it is written');
  await expect(notes(page).locator('pre')).toBeHidden();
  await notes(page).locator('summary').click();
  await expect(notes(page).locator('pre')).toBeVisible();
  site.write(file, marked('', 'region: nowhere\n'));
  await expect(notes(page)).toHaveCount(0);
  await expect(notice(page)).toContainText('There is no region "nowhere".');
  site.write(file, marked(''));
  await expect(notice(page)).toHaveCount(0);
  const before = site.edit('site.yaml', (text) => `${text}\nbrand: [`);
  await expect(notice(page)).toContainText('site.yaml cannot be used as it is');
  site.write('site.yaml', before);
  await expect(notice(page)).toHaveCount(0);
});

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="${colour}"/></svg>`;

test('a picture that is added, changed or deleted shows at once', async ({ page, site, request }) => {
  const picture = 'pages/art/try.svg';
  site.write(file, marked('').replace('    actions', '    image: { src: ./art/try.svg, alt: A colour }\n    actions'));
  await site.open(page, '/marked');
  const image = page.locator('main img');
  await expect(notes(page)).toContainText('There is no picture pages/art/try.svg.');
  await expect(image).toHaveCount(0);
  const shownColour = async () => (await request.get(site.url + (await image.getAttribute('src')))).text();
  site.write(picture, drawing('red'));
  await expect(image).toHaveCount(1);
  await expect(notes(page)).toHaveCount(0);
  expect(await shownColour()).toContain('red');
  site.write(picture, drawing('blue'));
  await expect.poll(shownColour).toContain('blue');
  site.remove(picture);
  await expect(notes(page)).toContainText('There is no picture pages/art/try.svg.');
  site.write(picture, drawing('green'));
  await expect.poll(shownColour).toContain('green');
  await expectNoReload(page);
  site.remove(picture);
});

test('a photo is drawn in a modern format', async ({ page, site }) => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  site.write('pages/try.jpg', photo);
  site.write(file, marked('').replace('    actions', '    image: { src: ./try.jpg, alt: A photo }\n    actions'));
  await site.open(page, '/marked');
  await expect.poll(() => page.locator('main img').evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  await expect.poll(() => page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('two open tabs follow the same save, each with its own scroll position', async ({ page, site, context }) => {
  const other = await context.newPage();
  await site.open(page, '/');
  await site.open(other, '/north');
  await other.evaluate('scrollTo({ top: 600, behavior: "instant" })');
  site.edit('site.yaml', (text) => text.replace(/help:(\s*\{?\s*)text: /g, 'help:$1text: In both '));
  for (const tab of [page, other]) await expect(tab.locator('body')).toContainText('In both');
  expect(await other.evaluate('scrollY')).toBe(600);
  site.edit('pages/index.yaml', (text) => text.replace('heading: ', 'heading: Only here '));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Only here/);
  await expect(other.locator('body')).not.toContainText('Only here');
  for (const tab of [page, other]) await expectNoReload(tab);
  await other.close();
});

test('icons, manifest, robots.txt and sitemap.xml are served, and nothing a page asks for is missing', async ({ page, site, request }) => {
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  site.edit('site.yaml', (text) => text.replace('brand: { ', 'brand: { logo: { src: ./pages/art/dinghy.svg, alt: Harbour }, '));
  await site.open(page, '/');
  await expect(page.locator('header img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const path of [
    'favicon.ico',
    'favicon.svg',
    'apple-touch-icon.png',
    'icon-192.png',
    'site.webmanifest',
    'robots.txt',
    'sitemap.xml',
  ])
    expect((await request.get(`${site.url}/${path}`)).status(), path).toBe(200);
  expect(missing).toEqual([]);
});

test('the lists of pages and blocks fit a phone and a tablet', long, async ({ page, site }) => {
  site.write(file, marked(`  - type: cta-band\n    heading: ${'A long line '.repeat(20)}\n    actions: [{ label: Go, href: /baots }]\n`));
  for (const path of ['/__pages', '/__blocks']) {
    await site.open(page, path);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate('document.documentElement.scrollWidth'), `${path} at ${width}`).toBe(width);
      const buttons = bar(page).locator('nav > *');
      const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
      expect(new Set(tops).size, 'one row of buttons').toBe(1);
    }
  }
});
