import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkErrorPages } from '#engine/checks/rules/error-pages.ts';
import { checkMainHeadings } from '#engine/checks/rules/main-headings.ts';
import { checkNames } from '#engine/checks/rules/names.ts';
import { checkProse } from '#engine/checks/rules/prose.ts';
import { checks } from '#engine/checks/rules.ts';
import { runChecks } from '#engine/checks/run-checks.ts';
import { uniqueDiagnostics } from '#engine/diagnostics/unique-diagnostics.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { brief, pageText, resolveTexts, smallestSite } from '../make-site.ts';

const page = async (text: Parameters<typeof pageText>[0], site?: string) =>
  (await resolveTexts({ 'pages/a.yaml': pageText({ route: '/', ...text }) }, site)).value;

test('every rule of the folder is run', async () => {
  const folder = join(engineRoot, 'src', 'engine', 'checks', 'rules');
  const modules = await Promise.all(
    readdirSync(folder).map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<Record<string, unknown>>),
  );
  const written = modules.flatMap((module) => Object.entries(module).filter(([name]) => /^check(?!s$|Blocks$)/.test(name)));
  expect(new Set(written.map(([, check]) => check))).toEqual(new Set(checks));
  expect(checks.length).toBeGreaterThan(4);
});

const usesEverything = `- type: form
  name: order
  heading: Order
  sections: [{ heading: You, fields: [{ type: select, name: size, label: Size, options: lists.sizes }] }]
  submit: { label: Send }
  success: { heading: Sent, text: We will answer. }`;

test('a sound site passes every check', async () => {
  const { value, diagnostics } = await resolveTexts({
    'pages/a.yaml': pageText({ route: '/', blocks: '- { type: hero, heading: A, actions: [{ label: D, href: /d }] }' }),
    'pages/b.yaml': pageText({ keys: 'status: 404' }),
    'pages/c.yaml': pageText({ keys: 'status: 500' }),
    'pages/d.yaml': pageText({ route: '/d', keys: 'seo: { noindex: true }', blocks: usesEverything }),
  });
  expect([...diagnostics, ...(await runChecks(value))]).toEqual([]);
});

describe('checkErrorPages', () => {
  test('asks for the pages that are missing, as a warning', async () => {
    const found = checkErrorPages(await page({}));
    expect(found.map(brief)).toEqual([
      'missing-error-page 1:1 No page has the status 404, which stands for unknown paths. | Add pages/404.yaml with "status: 404".',
      'missing-error-page 1:1 No page has the status 500, which stands for failures. | Add pages/500.yaml with "status: 500".',
    ]);
    expect(found.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
  });

  test('asks only for the other one where one is there', async () => {
    expect(checkErrorPages(await page({ keys: 'status: 500' })).map(({ message }) => message)).toEqual([
      'No page has the status 404, which stands for unknown paths.',
    ]);
  });
});

describe('checkMainHeadings', () => {
  test('a heading in any block will do', async () => {
    expect(checkMainHeadings(await page({ blocks: '- { type: prose, text: A }\n- { type: prose, heading: B, text: A }' }))).toEqual([]);
  });

  test('a heading inside the text of a block is none of the page', async () => {
    expect(checkMainHeadings(await page({ blocks: '- { type: prose, text: "# A" }' })).map(brief)).toEqual([
      'missing-main-heading 4:1 No block of this page has a heading, so the page has no main heading. | Give the first block a heading, or start the page with a hero.',
    ]);
  });
});

describe('checkNames', () => {
  test.each([
    ['region: mian', 'unknown-region 4:9 There is no region "mian". | Did you mean "main"? Known are: main.'],
    ['region: toString', 'unknown-region 4:9 There is no region "toString". | Known are: main.'],
    ['footer: feet', 'unknown-footer 4:9 There is no footer "feet". | Known are: foot.'],
  ])('%s', async (keys, expected) => {
    expect(uniqueDiagnostics(checkNames(await page({ keys }))).map(brief)).toEqual([expected]);
  });

  test('site.yaml names regions, menus and flags too', async () => {
    const site = smallestSite
      .replace('defaultRegion: main', 'defaultRegion: man')
      .replace('menus: [pages]', 'menus: [page]')
      .replace('{ label: Home, href: / }], help', '{ label: Home, href: / }], help')
      .replace('items: [{ label: Home, href: / }]', 'items: [{ label: Home, href: /, flag: xx }]');
    const codes = uniqueDiagnostics(checkNames(await page({}, site))).map(({ code, file }) => `${file} ${code}`);
    expect(codes.sort()).toEqual(['site.yaml unknown-flag', 'site.yaml unknown-menu', 'site.yaml unknown-region']);
  });

  test('a region and a drawn country are both flags', async () => {
    const flag = (name: string) =>
      smallestSite.replace('items: [{ label: Home, href: / }]', `items: [{ label: Home, href: /, flag: ${name} }]`);
    expect(checkNames(await page({}, flag('main')))).toEqual([]);
    expect(checkNames(await page({}, flag('ca')))).toEqual([]);
  });

  const form = (contact: string) => `- type: form
  name: x
  heading: X
  contact: "${contact}"
  sections: [{ heading: S, fields: [{ type: text, name: a, label: A }] }]
  submit: { label: Send }
  success: { heading: Done, text: Done. }`;

  test('a name that is filled in is checked when it is known', async () => {
    expect(checkNames(await page({ blocks: form('${region.id}') }))).toEqual([]);
    expect(checkNames(await page({ blocks: form('${region.lang}') })).map(brief)).toEqual([
      'unknown-region 8:14 There is no region "en". | Known are: main.',
    ]);
  });
});

describe('checkProse', () => {
  const prose = async (text: string) =>
    checkProse(await page({ blocks: `- { type: hero, heading: A }\n- type: prose\n  text: ${JSON.stringify(text)}` })).map(brief);

  test('reports HTML once for each text, with its beginning', async () => {
    expect(await prose('One <b>two</b> <i>three</i>')).toEqual([
      'raw-html 7:16 The text holds HTML: <b> | Write it in Markdown (**bold**, *italic*, [words](/path)), or put a \\ before the < to show it.',
    ]);
    expect((await prose(`<div>${'x'.repeat(200)}</div>`))[0]).toContain(`<div>${'x'.repeat(55)} | `);
  });

  test('reports what would run as well', async () => {
    expect(await prose('<img src=x onerror=alert(1)>')).toHaveLength(1);
    expect(await prose('text\n\n<script>alert(1)</script>')).toHaveLength(1);
  });

  test('leaves Markdown alone', async () => {
    expect(await prose('# A\n\n- **b** `<i>` 1 < 2 \\<b> <https://a.example> &amp;')).toEqual([]);
  });
});
