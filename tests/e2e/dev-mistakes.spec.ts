import { expect, type Page } from 'playwright/test';
import { expectNoReload, test } from './open-dev-site.ts';

const page404 = /not found/i;
const home = 'pages/index.yaml';
const card = (page: Page) => page.locator('main > dev-problem');
const notice = (page: Page) => page.locator('dev-notice');
const bar = (page: Page) => page.locator('dev-bar');
const breakBlock = (text: string) => text.replace('heading: ', 'heding: ');

async function expectSound(page: Page): Promise<void> {
  await expect(card(page)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  await expect(bar(page)).toContainText('No problems');
  await expectNoReload(page);
}

test('a broken block becomes a card in its place; the others stay; fixed, broken and fixed again', async ({ page, site }) => {
  await site.open(page, '/');
  const blocks = await page.locator('main > section').count();
  for (let round = 0; round < 2; round++) {
    const before = site.edit(home, breakBlock);
    await expect(card(page)).toHaveCount(1);
    await expect(page.locator('main > :first-child')).toHaveJSProperty('localName', 'dev-problem');
    await expect(page.locator('main > section')).toHaveCount(blocks - 1);
    await expect(card(page)).toContainText('Hero has no key "heding", and lacks "heading".');
    await expect(card(page)).toContainText(/> *\d+ \| {5}heding: A boat/);
    await expect(bar(page)).toContainText('1 error');
    site.write(home, before);
    await expectSound(page);
  }
});

test('a page whose YAML cannot be read keeps its last sound drawing, with the reason above it', async ({ page, site }) => {
  await site.open(page, '/');
  const drawn = await page.locator('main').innerText();
  for (let round = 0; round < 2; round++) {
    const before = site.edit(home, (text) => `${text}\n"open`);
    await expect(notice(page)).toContainText('A " is opened here and not closed on its line.');
    expect(await page.locator('main').innerText()).toBe(drawn);
    const [above, header] = [await notice(page).boundingBox(), await page.locator('body > header').boundingBox()];
    expect(above && header && above.y + above.height).toBeLessThanOrEqual(header?.y ?? 0);
    site.write(home, before);
    await expectSound(page);
  }
});

test('an empty file, one that is no page and one with a broken key of the page heal too', async ({ page, site }) => {
  await site.open(page, '/');
  for (const text of ['', 'just words\n', 'blocks: none\n', '- a\n- list\n']) {
    const before = site.edit(home, () => text);
    await expect(notice(page)).toContainText('pages/index.yaml:');
    await expect(page.locator('main > section').first()).toBeVisible();
    site.write(home, before);
    await expectSound(page);
  }
  const before = site.edit(home, (text) => text.replace('title: ', 'titel: '));
  await expect(notice(page)).toContainText('"titel"');
  await expect(page.locator('main > section').first()).toBeVisible();
  site.write(home, before);
  await expectSound(page);
});

test('a page that is deleted is gone, and comes back with its file, under any name', async ({ page, site }) => {
  await site.open(page, '/about');
  const heading = page.getByRole('heading', { level: 1 });
  const words = await heading.innerText();
  site.rename('pages/about.yaml', 'kept.yaml');
  await expect(heading).toHaveText(page404);
  await expect(bar(page)).toContainText(/error/);
  site.rename('kept.yaml', 'pages/about.yaml');
  await expect(heading).toHaveText(words);
  await expectSound(page);
  site.rename('pages/about.yaml', 'pages/renamed.yaml');
  await expect(page.locator('main > [data-source^="pages/renamed.yaml:"]').first()).toBeVisible();
  await expect(heading).toHaveText(words);
  site.edit('pages/renamed.yaml', breakBlock);
  await expect(card(page)).toContainText('pages/renamed.yaml:');
  site.edit('pages/renamed.yaml', (text) => text.replace('heding: ', 'heading: '));
  await expectSound(page);
  site.rename('pages/renamed.yaml', 'pages/about.yaml');
  await expect(page.locator('main > [data-source^="pages/about.yaml:"]').first()).toBeVisible();
  await expectSound(page);
});

test('a broken and a deleted site.yaml leave every page as it was, and are listed', async ({ page, site }) => {
  await site.open(page, '/north');
  const drawn = await page.locator('main').innerText();
  const before = site.edit('site.yaml', (text) => `${text}\nbrand: [`);
  await expect(bar(page)).toContainText('1 error');
  expect(await page.locator('main').innerText()).toBe(drawn);
  site.edit('pages/north.yaml', (text) => text.replace('heading: ', 'heading: Meanwhile '));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Meanwhile/);
  site.write('site.yaml', before);
  await expectSound(page);
  site.remove('site.yaml');
  await expect(bar(page)).toContainText('1 error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Meanwhile/);
  site.write('site.yaml', before.replace(/help:(\s*\{?\s*)text: /g, 'help:$1text: Another line '));
  await expect(page.locator('body')).toContainText('Another line');
  site.edit('pages/north.yaml', (text) => text.replace('heading: Meanwhile ', 'heading: '));
  await expectSound(page);
});

test('a dead link is listed and goes when its page appears', async ({ page, site }) => {
  await site.open(page, '/south');
  site.write(
    home,
    `route: /\ntitle: Home\ndescription: x\nblocks:\n  - type: hero\n    heading: Home\n    actions: [{ label: Go, href: /to-come }]\n`,
  );
  await expect(bar(page)).toContainText('1 error');
  await bar(page).getByRole('button', { name: '1 error' }).click();
  await expect(bar(page)).toContainText('No page has the path /to-come.');
  site.write(
    'pages/to-come.yaml',
    'route: /to-come\ntitle: Here\ndescription: What was promised\nblocks:\n  - type: hero\n    heading: Here\n',
  );
  // Pictures that only the old home page showed are still listed, as warnings.
  await expect(bar(page)).not.toContainText('1 error');
  site.remove('pages/to-come.yaml');
  await expect(bar(page)).toContainText('1 error');
});

test('a page that was never sound says why at its path, and appears when it is fixed', async ({ page, site }) => {
  site.write('pages/never.yaml', 'route: /never\ntitle: [\n');
  await site.open(page, '/never');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot be shown yet');
  await expect(page.locator('main')).toContainText('pages/never.yaml:2:');
  site.write('pages/never.yaml', 'route: /never\ntitle: Sound\ndescription: x\nblocks:\n  - type: hero\n    heading: Fixed\n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixed');
  site.remove('pages/never.yaml');
});
