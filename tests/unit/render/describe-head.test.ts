import { describe, expect, test } from 'vitest';
import type { AssetManifest } from '#contract/asset-manifest.ts';
import { imageKey } from '#contract/image-asset.ts';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { describeHead, type HeadData } from '#engine/render/describe-head.ts';
import { folders } from '../../helpers/theme-folders.ts';
import { pageText, resolveTexts, smallestSite, twoRegions } from '../make-site.ts';

const assets: AssetManifest = { script: (entry) => entry, card: ({ title }) => `/card/${title}` };
const drawing = { blocks: await loadBlocks(folders), assets };

async function heads(pages: Record<string, string>, site = smallestSite): Promise<Map<string, HeadData>> {
  const { value } = await resolveTexts(pages, site);
  return new Map(value.routes.map((route) => [route.path, describeHead(value, route, drawing)]));
}

describe('describeHead', () => {
  test('says what the page says, in the language of its region, with the brand behind the title', async () => {
    const head = (await heads({ 'pages/a.yaml': pageText({ route: '/two/a' }) }, twoRegions)).get('/two/a');
    const { structure, ...rest } = head as HeadData;
    expect(structure).toBeDefined();
    expect(rest).toEqual({
      lang: 'fr',
      title: 'A title | Small',
      description: 'A description.',
      canonical: 'https://small.example/two/a',
      noindex: false,
      siteName: 'Small',
      image: { url: 'https://small.example/card/A title', width: 1200, height: 630 },
      alternates: [],
      feeds: [],
    });
  });

  test('a title that holds the brand does not get it twice', async () => {
    const text = pageText({ route: '/a' }).replace('A title', 'Small and old');
    expect((await heads({ 'pages/a.yaml': text })).get('/a')?.title).toBe('Small and old');
  });

  test('every path of a page has one canonical path; patterns and errors have none', async () => {
    const blocks = '- type: hero\n  heading: A\n  actions: [{ label: X, href: /p/x }]';
    const found = await heads({
      'pages/index.yaml': pageText({ route: '/' }),
      'pages/p.yaml': pageText({ route: '/p', keys: 'aliases: [/q]\nwildcards: [/p/*]', blocks }),
      'pages/404.yaml': pageText({ keys: 'status: 404' }),
    });
    expect(Object.fromEntries([...found].map(([path, { canonical }]) => [path, canonical]))).toEqual({
      '/': 'https://small.example/',
      '/p': 'https://small.example/p',
      '/q': 'https://small.example/p',
      '/p/*': undefined,
      '/p/x': 'https://small.example/p/x',
      '/404': undefined,
    });
  });

  test('a placeholder stays out of search results unless it wants in; what stands in for other paths always does', async () => {
    const blocks = '- { type: placeholder, heading: Soon }';
    const found = await heads({
      'pages/a.yaml': pageText({ route: '/a', blocks }),
      'pages/b.yaml': pageText({ route: '/b', blocks, keys: 'seo: { noindex: false }' }),
      'pages/c.yaml': pageText({ route: '/c', keys: 'wildcards: [/c/*]' }),
    });
    expect([...found].filter(([, { noindex }]) => noindex).map(([path]) => path)).toEqual(['/a', '/c/*']);
    expect(found.get('/a')?.structure).toBeUndefined();
  });

  test('a page that is alone in its group has no alternates', async () => {
    const found = await heads({ 'pages/a.yaml': pageText({ route: '/a', keys: 'seo: { translations: only }' }) });
    expect(found.get('/a')?.alternates).toEqual([]);
  });

  test('an error page and a page that asks for it stay out of search results', async () => {
    const found = await heads({
      'pages/a.yaml': pageText({ route: '/a', keys: 'seo: { noindex: true }' }),
      'pages/b.yaml': pageText({ route: '/b', keys: 'seo: { noindex: false }' }),
      'pages/500.yaml': pageText({ keys: 'status: 500' }),
    });
    expect([...found].map(([path, { noindex }]) => [path, noindex])).toEqual([
      ['/a', true],
      ['/b', false],
      ['/500', true],
    ]);
  });

  test('gives the largest fallback of the picture for social networks, with its whole path', async () => {
    const { value } = await resolveTexts({ 'pages/a.yaml': pageText({ route: '/a', keys: 'seo: { image: { src: ./x.jpg, alt: "" } }' }) });
    const variants = [
      { url: '/assets/x-480.webp', format: 'webp', width: 480 } as const,
      { url: '/assets/x-480.jpeg', format: 'jpeg', width: 480 } as const,
      { url: '/assets/x-960.jpeg', format: 'jpeg', width: 960 } as const,
    ];
    const images = new Map([
      [imageKey('pages/a.yaml', './x.jpg'), { path: '/x.jpg', hash: 'x', width: 960, height: 1, variants: [...variants] }],
    ]);
    const [route] = value.routes;
    expect(route && describeHead({ ...value, images }, route, drawing).image).toEqual({
      url: 'https://small.example/assets/x-960.jpeg',
    });
  });

  test('pages that say the same in other regions know each other, and the default region speaks for the rest', async () => {
    const same = (route: string) => pageText({ route, keys: 'seo: { translations: start }' });
    const found = await heads(
      { 'pages/a.yaml': same('/'), 'pages/b.yaml': same('/two'), 'pages/c.yaml': pageText({ route: '/c' }) },
      twoRegions,
    );
    const expected = [
      { lang: 'en', href: 'https://small.example/' },
      { lang: 'fr', href: 'https://small.example/two' },
      { lang: 'x-default', href: 'https://small.example/' },
    ];
    expect(found.get('/')?.alternates).toEqual(expected);
    expect(found.get('/two')?.alternates).toEqual(expected);
    expect(found.get('/c')?.alternates).toEqual([]);
  });
});
