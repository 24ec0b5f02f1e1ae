import { beforeAll, describe, expect, test } from 'vitest';
import type { AssetManifest } from '#contract/asset-manifest.ts';
import { type AnyBlock, loadBlocks } from '#engine/blocks/load-blocks.ts';
import { renderPage } from '#engine/render/render-page.tsx';
import type { Route } from '#engine/resolve/resolve-site.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { renderer } from '#theme/renderer.ts';
import { folders } from '../../helpers/theme-folders.ts';
import { pageText, resolveTexts, smallestSite, twoRegions } from '../make-site.ts';

let blocks: ReadonlyMap<string, AnyBlock>;
beforeAll(async () => {
  blocks = await loadBlocks(folders);
});

test('structured data is made of a block with the defaults that its view gets', async () => {
  const cards = '- type: card-grid\n  heading: C\n  cards: [{ title: One }]';
  const { value: site } = await resolveTexts({ 'pages/index.yaml': pageText({ route: '/', blocks: cards }) });
  const grid = blocks.get('card-grid') as AnyBlock;
  const described: BlockData[] = [];
  const watched = new Map(blocks).set('card-grid', {
    ...grid,
    structuredData(block) {
      described.push(block);
      return [];
    },
  });
  const assets = { script: (entry: string) => entry };
  await renderPage(site, site.routes.find(({ path }) => path === '/') as Route, {
    blocks: watched,
    renderer,
    assets,
    firstPaintScript: '',
  });
  expect(grid.defaults).not.toEqual({});
  expect(described).toMatchObject([{ heading: 'C', ...grid.defaults }]);
});

describe('views', () => {
  const umamiId = '0d7e2c1a-4b5f-4c3d-9e8f-1a2b3c4d5e6f';
  interface Options {
    path?: string;
    views?: AssetManifest['views'];
  }

  /** The document of a page of a site with more lines in site.yaml, and what of it has to do with views. */
  async function draw(settings: string, { path = '/a', views = 'passed-on' }: Options = {}) {
    const pages = Object.fromEntries(['/', '/a', '/two', '/two/b'].map((route, index) => [`pages/p${index}.yaml`, pageText({ route })]));
    const wildcard = pageText({ route: '/list', keys: 'wildcards: [/list/*]' });
    const missing = `status: 404\n${pageText({})}`;
    const { value: site } = await resolveTexts({ ...pages, 'pages/list.yaml': wildcard, 'pages/404.yaml': missing }, settings);
    const route = site.routes.find((one) => one.path === path || one.page.source.file === path);
    if (!route) throw new Error(`no ${path} in ${site.routes.map((one) => one.path)}`);
    const assets: AssetManifest = { script: (entry) => `/assets/${entry}.js`, views };
    const { html, body } = await renderPage(site, route, { blocks, renderer, assets, firstPaintScript: 'x()' });
    const policy = html.match(/http-equiv="Content-Security-Policy" content="([^"]*)"/)?.[1]?.replaceAll('&#x27;', "'") ?? '';
    const directive = (name: string) => policy.split(';').find((one) => one.startsWith(`${name} `));
    return {
      html,
      body,
      scripts: html.match(/data-scripts="([^"]*)"/)?.[1]?.split(' ') ?? [],
      settings: html.match(/data-views="([^"]*)"/)?.[1]?.replaceAll('&quot;', '"'),
      pixel: html.match(/<noscript hidden="">(.*?)<\/noscript>/)?.[1],
      images: directive('img-src'),
      connects: directive('connect-src'),
    };
  }

  const none = { images: "img-src 'self' data:", connects: "connect-src 'self'" };

  test('without the setting a page has neither script nor settings nor anything allowed for it', async () => {
    const { html, scripts, settings, pixel, images, connects } = await draw(smallestSite);
    expect({ settings, pixel, images, connects }).toEqual({ settings: undefined, pixel: undefined, ...none });
    expect(scripts.filter((url) => url.includes('views'))).toEqual([]);
    expect(html).not.toContain('views');
  });

  test('a host that passes views on: pages send them to an address of the site, and nothing more is allowed', async () => {
    const found = await draw(`${smallestSite}analytics: { service: plausible, id: small.example }\ndeploy: { base: /docs/ }\n`);
    expect(found.scripts).toContain('/docs/assets/views/plausible.js');
    expect(found.settings).toBe('{"to":"/docs/_views","id":"small.example","host":"small.example"}');
    expect(found).toMatchObject(none);
    expect(found.pixel).toBeUndefined();
  });

  test('a host that passes nothing on: pages send them to the service, whose origin alone is allowed', async () => {
    const found = await draw(`${smallestSite}analytics: { service: umami, id: ${umamiId}, origin: https://stats.small.example }\n`, {
      views: 'direct',
    });
    expect(found.settings).toBe(`{"to":"https://stats.small.example/api/send","id":"${umamiId}","host":"small.example"}`);
    expect(found.connects).toBe("connect-src 'self' https://stats.small.example");
    expect(found.images).toBe(none.images);
  });

  test('GoatCounter: its picture alone is allowed, and visitors without script get it in no room', async () => {
    const found = await draw(`${smallestSite}analytics: { service: goatcounter, id: small }\n`);
    expect(found.images).toBe("img-src 'self' data: https://small.goatcounter.com/count");
    expect(found.connects).toBe(none.connects);
    expect(found.settings).toBe('{"to":"https://small.goatcounter.com/count","id":"small","host":"small.example"}');
    expect(found.pixel).toBe(
      '<img src="https://small.goatcounter.com/count?p=%2Fa&amp;t=A+title+%7C+Small" width="1" height="1" alt="" aria-hidden="true" crossorigin="anonymous" referrerPolicy="no-referrer"/>',
    );
    // What the search reads.
    expect(found.body).not.toContain('goatcounter');
  });

  test('the picture of a path that is known only when it is asked for names its wildcard', async () => {
    const { pixel } = await draw(`${smallestSite}analytics: { service: goatcounter, origin: https://stats.small.example }\n`, {
      path: '/list/*',
    });
    expect(pixel).toContain('https://stats.small.example/count?p=%2Flist%2F*&amp;');
  });

  test('error pages are not counted', async () => {
    const { settings, scripts } = await draw(`${smallestSite}analytics: { service: plausible, id: small.example }\n`, {
      path: 'pages/404.yaml',
    });
    expect([settings, scripts.join()]).toEqual([undefined, expect.not.stringContaining('views')]);
  });

  test('a region has its own id, or is not counted', async () => {
    const site = (own: string) =>
      `${twoRegions.replace('regions:\n  two:\n', `regions:\n  two:\n    analytics: { ${own} }\n`)}analytics: { service: plausible, id: small.example }\n`;
    expect((await draw(site('id: two.example'), { path: '/two/b' })).settings).toContain('"id":"two.example"');
    expect((await draw(site('id: two.example'), { path: '/a' })).settings).toContain('"id":"small.example"');
    expect((await draw(site('count: false'), { path: '/two/b' })).settings).toBeUndefined();
    expect((await draw(site('count: false'), { path: '/a' })).settings).toContain('"id":"small.example"');
  });

  test('the dev server counts nothing', async () => {
    const site = `${smallestSite}analytics: { service: goatcounter, id: small }\n`;
    const { value } = await resolveTexts({ 'pages/a.yaml': pageText({ route: '/a' }) }, site);
    const route = value.routes.find(({ path }) => path === '/a');
    if (!route) throw new Error('no page');
    const assets: AssetManifest = { script: (entry) => entry };
    const author = { sources: [], script: '/dev.js' };
    const { html } = await renderPage(value, route, { blocks, renderer, assets, firstPaintScript: '', author });
    expect(html).not.toMatch(/goatcounter|data-views/);
  });
});
