import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { headerRules } from '#engine/emit/response-headers.ts';
import { buildSearchIndex } from '#engine/emit/search/build-search-index.ts';
import { SearchIndexFailed } from '#engine/emit/search/run-pagefind.ts';
import { searchDocument } from '#engine/emit/search/search-document.tsx';
import { searchFileKind } from '#engine/emit/search/search-files.ts';
import { listPageGroups } from '#engine/render/list-page-groups.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { fixtureSites } from '../../helpers/scratch-site.ts';
import { pageText, resolveTexts, twoRegions } from '../make-site.ts';

const page = (title: string, main: string, lang = 'en-GB') =>
  searchDocument({ title, lang, body: `<header>Top of every page</header><main>${main}</main><footer>Foot</footer>` });

const documents = new Map([
  ['/', page('Home', '<h1>Home</h1><p>Boats by the day.</p>')],
  [
    '/a/b',
    page('Deep', '<h1>Deep</h1><nav>Pager</nav><form><label>Your name</label></form><p>Anchors <i class="quiet">unheard</i></p>', 'en-IE'),
  ],
  ['/été', page('Été', '<h1>Été</h1><p>Les marées.</p>', 'fr')],
]);

/** What the index holds of each page, by its path. */
function readFragments(files: ReadonlyMap<string, Buffer>) {
  const fragments = [...files].filter(([file]) => file.startsWith('pagefind/fragment/'));
  return Object.fromEntries(
    fragments.map(([file, bytes]) => {
      const text = gunzipSync(bytes)
        .toString()
        .replace(/^pagefind_dcd/, '');
      const { url, content } = JSON.parse(text) as { url: string; content: string };
      return [decodeURI(url), { content, language: file.split('/')[2]?.split('_')[0] }];
    }),
  );
}

describe('the index of a site', () => {
  test('holds the content of pages, without what surrounds it, by language', async () => {
    expect(readFragments(await buildSearchIndex(documents, ['.quiet']))).toEqual({
      '/': { content: 'Home. Boats by the day.', language: 'en' },
      '/a/b/': { content: 'Deep. Anchors', language: 'en' },
      '/été/': { content: 'Été. Les marées.', language: 'fr' },
    });
  });

  test('is the same files for the same pages, in whatever order they come', async () => {
    const again = new Map([...documents].reverse());
    const [first, second] = [await buildSearchIndex(documents), await buildSearchIndex(again)];
    expect([...second.keys()]).toEqual([...first.keys()]);
    expect([...second].filter(([file, bytes]) => !first.get(file)?.equals(bytes))).toEqual([]);
  });

  test('has no file that no visitor needs', async () => {
    const names = [...(await buildSearchIndex(documents)).keys()].map((file) => file.replace(/_[\da-f]+/, '_0'));
    expect([...new Set(names)]).toEqual([
      'pagefind/fragment/en_0.pf_fragment',
      'pagefind/fragment/fr_0.pf_fragment',
      'pagefind/index/en_0.pf_index',
      'pagefind/index/fr_0.pf_index',
      'pagefind/pagefind-entry.json',
      'pagefind/pagefind-worker.js',
      'pagefind/pagefind.en_0.pf_meta',
      'pagefind/pagefind.fr_0.pf_meta',
      'pagefind/pagefind.js',
      'pagefind/wasm.en.pagefind',
      'pagefind/wasm.fr.pagefind',
      'pagefind/wasm.unknown.pagefind',
    ]);
  });

  test('is empty where there is no page', async () => {
    expect(await buildSearchIndex(new Map())).toEqual(new Map());
  });

  test('is not changed by settings of Pagefind in the environment', async () => {
    vi.stubEnv('PAGEFIND_ROOT_SELECTOR', 'footer');
    const files = await buildSearchIndex(documents).finally(() => vi.unstubAllEnvs());
    expect(readFragments(files)['/']?.content).toBe('Home. Boats by the day.');
  });

  test('says in one sentence what went wrong', async () => {
    vi.stubEnv('PAGEFIND_EXTENDED_BINARY_PATH', process.execPath);
    const failed = await buildSearchIndex(documents).then(
      () => undefined,
      (error: unknown) => error,
    );
    vi.unstubAllEnvs();
    expect(failed).toBeInstanceOf(SearchIndexFailed);
    expect(String(failed)).toContain('bad option: --site');
    expect(String(failed)).not.toContain('\n');
  });
});

test('files whose names change with their content are told from those that keep theirs', () => {
  const kinds = [
    'pagefind/fragment/en_1.pf_fragment',
    'pagefind/pagefind.en_1.pf_meta',
    'pagefind/pagefind.js',
    'pagefind/wasm.en.pagefind',
  ];
  expect(kinds.map(searchFileKind)).toEqual(['hashed', 'hashed', 'fixed', 'fixed']);
  expect(['pagefind/../routes.json', 'pagefind/fragment/../../routes.json', 'pagefind/x.html', 'a.html'].map(searchFileKind)).toEqual(
    Array.from({ length: 4 }),
  );
});

test('other hosts are told of the caching of an index only where there is one, and the headers of every response stay', () => {
  const [plain, searched] = [headerRules(), headerRules({}, true)];
  expect(searched.slice(0, plain.length)).toEqual(plain);
  expect(searched.slice(plain.length).map(({ path }) => path)).toEqual(['/pagefind/fragment/*', '/pagefind/index/*']);
});

test('pages are listed by region, that of the page first, each with its home page first and the others by title', async () => {
  const text = (route: string, title: string, keys = '') => pageText({ route, keys }).replace('A title', title);
  const { value: site } = await resolveTexts(
    {
      'pages/index.yaml': text('/', 'Welcome'),
      'pages/b.yaml': text('/b', 'Boats', 'aliases: [/boats]\nwildcards: [/b/*]'),
      'pages/a.yaml': text('/a', 'Anchors'),
      'pages/hidden.yaml': text('/hidden', 'Hidden', 'seo: { noindex: true }'),
      'pages/two.yaml': text('/two', 'Une autre région'),
      'pages/two-e.yaml': text('/two/e', 'Été'),
      'pages/two-f.yaml': text('/two/f', 'Forêt'),
      'pages/two-z.yaml': text('/two/z', 'Zone'),
      'pages/404.yaml': pageText({ keys: 'status: 404' }),
    },
    twoRegions,
  );
  const blocks = await loadBlocks(site.blockFolders);
  const brief = (region: string) =>
    listPageGroups(site, region, blocks).map(({ title, lang, parts }) => [
      title,
      lang,
      parts.map(({ pages }) => pages.map(({ href }) => href).join(' ')).join(' + '),
    ]);
  const [main, two] = [
    ['Main', 'en', '/ /a /b'],
    ['Second', 'fr', '/two /two/e /two/f /two/z'],
  ];
  expect(brief('main')).toEqual([main, two]);
  expect(brief('two')).toEqual([two, main]);
});

test('entries are listed by collection, behind the pages that are none', async () => {
  const { site } = await loadSite(join(fixtureSites, 'gazette'), theme);
  if (!site) throw new Error('the site is unsound');
  const [group, ...others] = listPageGroups(site, 'main', await loadBlocks(site.blockFolders));
  expect(others).toEqual([]);
  const [pages, journal, ...further] = group?.parts ?? [];
  expect([pages, journal, ...further].map((part) => part?.title)).toEqual([undefined, 'Journal', 'People', 'Events']);
  expect(pages?.pages[0]?.href).toBe('/');
  expect(journal?.pages.length).toBeGreaterThan(1);
  expect(journal?.pages.filter(({ href }) => !href.startsWith('/journal/'))).toEqual([]);
});
