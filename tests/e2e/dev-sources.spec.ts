import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { test } from './open-dev-site.ts';

test('a key and a toggle outline every block with its place, and a click opens the editor there', async ({ page, site }) => {
  await site.open(page, '/north');
  const outline = page.locator('dev-outline a:not(.text)');
  await expect(outline).toHaveCount(0);
  await page.keyboard.press('Alt+e');
  await expect(outline).toHaveCount(await page.locator('main > section').count());
  const text = readFileSync(join(site.folder, 'pages/north.yaml'), 'utf8');
  const line = text.split('\n').findIndex((words) => words.startsWith('  - in: hero')) + 1;
  await expect(outline.first()).toHaveText(`pages/north.yaml:${line}`);
  const block = await page.locator('main > section').first().boundingBox();
  await expect.poll(() => outline.first().boundingBox()).toEqual(block);
  // Its middle may be taken by a text.
  await outline.first().locator('span').click();
  await expect.poll(site.lastOpened).toContain(join(site.folder, 'pages/north.yaml'));
  site.write('pages/north.yaml', `# one line more\n${text}`);
  await expect(outline.first()).toHaveText(`pages/north.yaml:${line + 1}`);
  await page.getByRole('button', { name: /^Sources/ }).click();
  await expect(outline).toHaveCount(0);
  site.write('pages/north.yaml', text);
});

test('the outline names the file of each text, and a click on a text opens that', async ({ page, site }) => {
  await site.open(page, '/north');
  await page.keyboard.press('Alt+e');
  const texts = page.locator('dev-outline a.text');
  const place = (file: string, words: string) => {
    const lines = readFileSync(join(site.folder, file), 'utf8').split('\n');
    return `${file}:${lines.findIndex((line) => line.includes(words)) + 1}`;
  };
  const own = texts.getByText(place('pages/north.yaml', 'heading: Boats in the north'), { exact: true });
  const shared = texts.getByText(place('pages/_harbour.yaml', 'description: Half a day'), { exact: true });
  await expect(shared).toBeVisible();
  await expect(own).toBeHidden();
  const heading = await page.locator('main h1').boundingBox();
  await expect.poll(() => own.locator('..').boundingBox()).toEqual(heading);
  await shared.locator('..').dispatchEvent('click');
  await expect.poll(site.lastOpened).toContain(join(site.folder, 'pages/_harbour.yaml'));
  await page.keyboard.press('Alt+e');
});

test('a change of a shared block is shown on an open page that uses it', async ({ page, site }) => {
  const file = 'pages/_shared/coming-soon.yaml';
  const heading = page.getByRole('heading', { level: 1 });
  await site.open(page, '/harbours/kells');
  const before = site.edit(file, (text) => text.replace('heading: Coming Soon', 'heading: Open in May'));
  await expect(heading).toHaveText('Open in May');
  site.write(file, before.replace('heading: ', 'headnig: '));
  await expect(page.locator('dev-bar')).toContainText('error');
  await expect(page.locator('main')).toContainText(file);
  site.write(file, before);
  await expect(heading).toHaveText('Coming Soon');
  await expect(page.locator('dev-bar')).toContainText('Nothing is wrong with the site.');
});

test('the list of problems opens each of them in the editor', async ({ page, site }) => {
  await site.open(page, '/');
  site.edit('pages/south.yaml', (text) => text.replace('heading: ', 'heding: '));
  site.edit('pages/north.yaml', (text) => text.replace('blocks:', 'bloks:'));
  await page.getByRole('button', { name: /errors?/ }).click();
  const places = page.locator('dev-bar .place');
  await expect(places).toHaveText([/^pages\/north\.yaml:\d+:\d+$/, /^pages\/south\.yaml:\d+:\d+$/]);
  await places.last().click();
  await expect.poll(site.lastOpened).toContain(join(site.folder, 'pages/south.yaml'));
  site.edit('pages/south.yaml', (text) => text.replace('heding: ', 'heading: '));
  site.edit('pages/north.yaml', (text) => text.replace('bloks:', 'blocks:'));
  await expect(page.locator('dev-bar')).toContainText('Nothing is wrong with the site.');
});

test('the editor is not opened for another page, nor for a file that is no part of the site', async ({ page, site, request }) => {
  await site.open(page, '/');
  const before = site.lastOpened();
  for (const file of ['/etc/passwd', join(site.folder, 'pages/index.yaml')]) {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await request.get(`${site.url}/__open-in-editor?file=${file}`, { headers })).status()).toBe(403);
    expect((await request.get(`${site.url}/__open-in-editor?file=${file}`)).status()).toBe(403);
  }
  expect(site.lastOpened()).toBe(before);
});

test('/__pages lists routes, aliases, wildcards, linked placeholders and problems, and follows every save', async ({ page, site }) => {
  await site.open(page, '/__pages');
  const row = (words: string) => page.locator('tr', { hasText: words });
  await expect(row('pages/north.yaml').first()).toContainText('/northern');
  await expect(page.locator('td', { hasText: /^\/harbours\/\*$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '/harbours/kells', exact: true })).toBeVisible();
  await expect(page.locator('main')).toContainText('Nothing is wrong with the site.');
  site.write('pages/fresh.yaml', 'route: /fresh-page\naliases: [/also-fresh]\ntitle: Fresh\ndescription: New.\nblocks:\n  - type: heero\n');
  await expect(row('pages/fresh.yaml')).toContainText('/also-fresh');
  await expect(row('pages/fresh.yaml')).toContainText('3 problems');
  await expect(page.locator('main')).toContainText('pages/fresh.yaml:6:11');
  site.remove('pages/fresh.yaml');
  await expect(row('pages/fresh.yaml')).toHaveCount(0);
});

test('/__blocks draws every block with its YAML to copy and its properties', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open(page, '/__blocks');
  const types = await page.locator('.jump a').allInnerTexts();
  expect(types.length).toBeGreaterThan(12);
  await expect(page.locator('iframe')).toHaveCount(types.length);
  const frame = page.locator('iframe').first();
  await expect(frame.contentFrame().locator('main > section')).toBeVisible();
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(250);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(new RegExp(`^ {2}- type: ${types[0]}\n`));
  await page.locator('summary').first().click();
  await expect(
    page
      .locator('details')
      .first()
      .getByRole('row', { name: /^heading / }),
  ).toContainText('text');
});

test('every block of the gallery is drawn', async ({ page, site, request }) => {
  const types = [...(await (await request.get(`${site.url}/__blocks`)).text()).matchAll(/href="#([a-z-]+)"/g)].map((match) => match[1]);
  for (const type of types) {
    const html = await (await request.get(`${site.url}/__blocks/${type}`)).text();
    expect(html, type).toContain('<section');
    expect(html, type).not.toContain('<dev-problem');
  }
  await page.goto(`${site.url}/__blocks/hero`);
  await expect(page.locator('body > header')).toBeHidden();
});

test('the tools change nothing of how the page looks, under a policy as strict as the built one', async ({ page, site, request }) => {
  await site.open(page, '/');
  const style =
    'getComputedStyle(document.querySelector("h1")).font + getComputedStyle(document.body).backgroundColor + document.body.offsetHeight';
  const shown = await page.evaluate(style);
  await page.evaluate('for (const tool of document.querySelectorAll("[data-dev-tool]")) tool.remove()');
  expect(await page.evaluate(style)).toBe(shown);
  const policy = (await request.get(`${site.url}/`)).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe');
});
