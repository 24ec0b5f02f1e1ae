import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SiteConfig } from '#contract/site-config.ts';
import { findFictitious } from '#engine/checks/release/fictitious-phones.ts';
import { checkPageCount } from '#engine/checks/release/page-count.ts';
import { findReserved } from '#engine/checks/release/reserved-domains.ts';
import { checkWordlessPictures } from '#engine/checks/release/wordless-pictures.ts';
import { releaseChecks, runReleaseChecks } from '#engine/checks/run-release-checks.ts';
import type { HostName } from '#engine/deploy/host-names.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { brief, pageText, resolveTexts, smallestSite, sourceOf, twoRegions } from '../make-site.ts';

const folder = join(engineRoot, 'src', 'engine', 'checks', 'release');
const publicSite = smallestSite
  .replace('https://small.example', 'https://www.small.ie')
  .replace('a@small.example', 'desk@small.ie')
  .replace('+44 20 7946 0000', '+353 1 000 0000')
  .replace('    header: { menus: [pages] }', '    legal: [{ label: Privacy, href: / }]\n$&');

async function find(pages: Readonly<Record<string, string>>, site = publicSite, host?: HostName): Promise<string[]> {
  const { value } = await resolveTexts({ 'pages/index.yaml': pageText({ route: '/' }), ...pages }, site);
  return (await runReleaseChecks(value, host)).map(brief);
}

test('every check of the folder is run', () => {
  const written = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^export const (check\w+): ReleaseCheck/gm)].map(([, name]) => name),
  );
  expect(releaseChecks.map(({ name }) => name).sort()).toEqual(written.sort());
  expect(written.length).toBeGreaterThan(8);
});

test('nothing is found on a site that is fit for the public', async () => {
  expect(await find({})).toEqual([]);
});

describe('reserved domains', () => {
  test.each([
    ['Write to desk@example.com.', 'desk@example.com'],
    ['https://larkspur.example/garden?x=1#a, or later', 'https://larkspur.example/garden?x=1#a'],
    ['See www.larkspur.example for more.', 'www.larkspur.example'],
    ['[the shop](https://shop.test/)', 'https://shop.test/'],
    ['<http://127.0.0.1:4173/about>', 'http://127.0.0.1:4173/about'],
    ['mailto:ADA@Harbour.INVALID', 'ADA@Harbour.INVALID'],
    ['a@b.example and c@d.example', 'a@b.example', 'c@d.example'],
  ])('%j', (text, ...written) => {
    const found = findReserved(text);
    expect(found.map((one) => one.written)).toEqual(written);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(written);
  });

  test.each([
    'For example, com and net.',
    'https://www.examples.com/',
    'https://example.ie/example.com',
    'Run form.test.ts, or login.test',
    'desk@myexample.com',
    './art/harbour.example',
    'https://contest/',
  ])('%j has none', (text) => {
    expect(findReserved(text)).toEqual([]);
  });

  test('are allowed where a field shows what visitors may write', async () => {
    const form = (placeholder: string, hint: string) => `- type: form
  name: order
  heading: Order
  sections: [{ heading: You, fields: [{ type: email, name: email, label: E-mail, placeholder: ${placeholder}, hint: ${hint} }] }]
  submit: { label: Send, adapter: post, url: /api }
  success: { heading: Sent, text: We will answer. }`;
    const page = (...words: [string, string]) => ({ 'pages/a.yaml': pageText({ route: '/a', blocks: form(...words) }) });
    expect(await find(page('ada@example.com', 'Yours'))).toEqual([]);
    expect(await find(page('ada@small.ie', 'As in ada@example.com'))).toHaveLength(1);
  });
});

describe('numbers that are kept for films', () => {
  test.each([
    ['+44 20 7946 0142', 'GB'],
    ['+44 (0)20 7946 0999', 'GB'],
    ['0044 7700 900123', 'GB'],
    ['(020) 7946 0000', 'GB'],
    ['0207 9460142', 'GB'],
    ['01632 960001', 'GB'],
    ['0191 498 0000', 'GB'],
    ['+1 (212) 555-0100', '003'],
    ['212.555.0199', '003'],
    ['555-0142', '003'],
    ['+353 20 912 3456', 'IE'],
    ['+49 30 23125 000', 'DE'],
    ['+33 1 99 00 12 34', 'FR'],
    ['06 39 98 12 34', 'FR'],
    ['+61 2 5550 1234', 'AU'],
    ['(03) 7010 1234', 'AU'],
    ['+61 491 570 156', 'AU'],
  ])('%s', (written, area) => {
    const text = `Call ${written}, or write.`;
    expect(findFictitious(text).map((one) => [one.written, one.area])).toEqual([[written, area]]);
  });

  test('are found in a link', () => {
    expect(findFictitious('tel:+442079460142')).toMatchObject([{ start: 4, end: 17 }]);
  });

  test.each([
    '+44 20 7947 0142',
    '+1 212 555 1212',
    '+1 212 555 0200',
    '+49 20 7946 0142',
    '020 7946 01422',
    '2026-11-22',
    '100 200 300 400',
    '555-01423',
  ])('%s is none', (text) => {
    expect(findFictitious(text)).toEqual([]);
  });
});

test('a profile is told from the first page of its network, and from a site of the firm', async () => {
  const social = (...hrefs: string[]) =>
    `${publicSite}social:\n${hrefs.map((href) => `  - { label: Network, href: "${href}", icon: globe }\n`).join('')}`;
  const isFound = ({ length }: string[]) => length > 0;
  expect(await find({}, social('https://x.com', 'https://www.facebook.com/', 'https://m.facebook.com//'))).toHaveLength(3);
  for (const href of ['https://x.com/small', 'https://social.net/?id=7', 'https://small.blog/', 'https://small.network.com/', '/'])
    expect(isFound(await find({}, social(href))), href).toBe(false);
});

test('a menu may not lead to a placeholder by a variable, a query, an alias or the whole URL either', async () => {
  const placeholder = pageText({ route: '/soon', keys: 'aliases: [/later]', blocks: '- { type: placeholder, heading: Soon }' });
  const menu = (href: string) =>
    `${publicSite.replace('{ label: Home, href: / }', `{ label: Soon, href: "${href}" }`)}links: { soon: /soon }\n`;
  for (const href of ['/soon', '/soon?x=1#top', '/later', '$' + '{site.links.soon}', 'https://www.small.ie/soon'])
    expect(await find({ 'pages/soon.yaml': placeholder }, menu(href)), href).toEqual([
      expect.stringMatching(/^placeholder-in-menu .* shows a page that is still to be written: pages\/soon\.yaml\./),
    ]);
});

test('a region in which no page is shown needs no legal pages', async () => {
  const regionsOf = async (pages: Record<string, string>) =>
    (await find(pages, twoRegions)).flatMap((found) => /^missing-legal-pages .*The region "(\w+)"/.exec(found)?.[1] ?? []);
  expect(await regionsOf({})).toEqual(['Main']);
  expect(await regionsOf({ 'pages/two.yaml': pageText({ route: '/two' }) })).toEqual(['Second', 'Main']);
});

test.each([
  ['entries: [{ image: { src: ./a.svg, alt: "" }, href: /about, side: right }]', 1],
  ['entries: [{ image: { src: ./a.svg, alt: "" }, href: /about, label: Our guild }]', 0],
  ['entries: [{ image: { src: ./a.svg, alt: A seal }, href: /about }]', 0],
])('a picture with an empty alt needs words beside it: %s', async (text, count) => {
  const { value } = await resolveTexts({});
  const source = sourceOf(text, 'site.yaml');
  const reference = { kind: 'image' as const, value: './a.svg', path: ['entries', 0, 'image', 'src'] };
  const site = { ...value.site, source, data: source.data as SiteConfig, references: [reference] };
  const found = checkWordlessPictures({ ...value, site }, { placeholders: new Set() });
  expect(found.map(brief)).toEqual(count === 0 ? [] : [expect.stringMatching(/^wordless-picture 1:41 /)]);
});

test('the paths of a site are counted for the host that it is checked for', async () => {
  const { value } = await resolveTexts({ 'pages/index.yaml': pageText({ route: '/' }) });
  const countFor = (paths: number, host?: HostName) =>
    checkPageCount({ ...value, routes: Array(paths).fill(value.routes[0]) }, { host, placeholders: new Set() });
  expect(countFor(20_000, 'cloudflare')).toEqual([]);
  expect(countFor(20_001)).toEqual([]);
  expect(countFor(20_001, 'cloudflare').map(({ message }) => message)).toEqual([
    'Cloudflare takes 20000 files, and the site has 20001 paths, each of which becomes one.',
  ]);
});

test('a text full of addresses is looked at in bounded time', async () => {
  const text = 'a@b.example '.repeat(20_000).trim();
  const started = performance.now();
  const found = await find({ 'pages/a.yaml': pageText({ route: '/a', blocks: `- { type: hero, heading: A, intro: ${text} }` }) });
  expect(found).toHaveLength(60);
  expect(performance.now() - started).toBeLessThan(3000);
});
