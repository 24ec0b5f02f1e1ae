import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { loadRenderer } from '#engine/compiled/import-source.ts';
import { discoveryFiles } from '#engine/emit/discovery-files.ts';
import { drawPages } from '#engine/emit/draw-pages.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { findFeedMistakes } from './helpers/find-feed-mistakes.ts';
import { nameOfArticle, writeJournal } from './helpers/write-journal.ts';

// Each drawing of the site takes seconds.
vi.setConfig({ testTimeout: 120_000 });

const size = { articles: 40, people: 4, events: 3 };
let folder = '';
let before: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  writeJournal(folder, size);
  before = await draw();
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** The text of every page and feed by its file in dist/. @param root the site; left out, the journal */
async function draw(root = folder): Promise<ReadonlyMap<string, string>> {
  const { site, diagnostics } = await loadSite(root, theme);
  expect(diagnostics).toEqual([]);
  if (!site) throw new Error('the journal cannot be read');
  const blocks = await loadBlocks(site.blockFolders);
  const assets = { script: (entry: string) => `/${entry}.js` };
  const renderer = await loadRenderer(theme);
  const files = new Map<string, Buffer>();
  const { failures } = await drawPages(
    site,
    { blocks, renderer, assets, firstPaintScript: '' },
    { onDrawn: async ({ file, html }) => void files.set(file, html) },
  );
  expect(failures).toEqual([]);
  const texts = [...files, ...(await discoveryFiles(site, blocks))].filter(([file]) => /\.(?:html|xml)$/.test(file));
  return new Map(texts.map(([file, bytes]) => [file, bytes.toString()]));
}

/** The files that differ once an article has been added, sorted. */
async function changedBy(name: string, text: string): Promise<string[]> {
  const file = join(folder, 'pages', 'journal', `${name}.yaml`);
  writeFileSync(file, text);
  const after = await draw();
  rmSync(file);
  expect([...before.keys()].filter((key) => !after.has(key))).toEqual([]);
  return [...after.keys()].filter((key) => after.get(key) !== before.get(key)).sort();
}

const article = (date: string) =>
  `title: A new one\ndate: ${date}\nauthor: people/ada-king\ntopics: [safety]\nsummary: What nobody has written yet.\ntext: Words.\n`;

test('an old article that is added changes only the pages that list it, and those that lead to it', async () => {
  const oldest = nameOfArticle(0);
  expect(await changedBy('new', article('2019-01-01'))).toEqual(
    [
      // The list of the author.
      'people/ada-king.html',
      'journal/new.html',
      // Its neighbour in time.
      `journal/${oldest}.html`,
      // The last page of the journal; the others stay as they are.
      'journal/4.html',
      'journal/feed.xml',
      'journal/topics/safety.html',
      'search.html',
      'sitemap.xml',
    ].sort(),
  );
});

test('the latest article changes the home page and every page of the journal, and no article but its neighbour and those like it', async () => {
  const changed = await changedBy('new', article('2026-10-01'));
  const articles = changed.filter((file) => /^journal\/\w+-\d{3}\.html$/.test(file));
  expect(changed.filter((file) => !articles.includes(file))).toEqual([
    'index.html',
    'journal.html',
    'journal/2.html',
    'journal/3.html',
    'journal/4.html',
    'journal/feed.xml',
    'journal/new.html',
    'journal/topics/safety.html',
    'people/ada-king.html',
    'search.html',
    'sitemap.xml',
  ]);
  const latest = `journal/${nameOfArticle(size.articles - 1)}.html`;
  expect(articles).toContain(latest);
  for (const file of articles) if (file !== latest) expect(before.get(file), file).toContain('/journal/topics/safety');
});

test('the feed of the journal is sound and holds its entries, the latest first', () => {
  const feed = before.get('journal/feed.xml') ?? '';
  expect(findFeedMistakes(feed)).toEqual([]);
  const links = [...feed.matchAll(/<id>https:\/\/gazette\.example\/journal\/([\w-]+)<\/id>/g)].map(([, name]) => name);
  expect(links).toEqual(Array.from({ length: size.articles }, (_, index) => nameOfArticle(size.articles - 1 - index)));
  expect(before.get('journal.html')).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Journal" href="/journal/feed.xml"/>',
  );
  expect([...before.keys()].filter((file) => file.endsWith('feed.xml'))).toEqual(['journal/feed.xml']);
});

test.each([
  { lacks: 'an id', from: /<id>[^<]*<\/id>/, to: '', mistake: 'the feed: not one id' },
  { lacks: 'the moment of a change', from: /<updated>[^<]*</, to: '<updated>yesterday<', mistake: 'the feed: "yesterday" is no moment' },
  { lacks: 'the link to itself', from: /<link rel="self"[^>]*>/, to: '', mistake: 'the feed: no link to itself' },
  { lacks: 'a closing tag', from: '</entry>', to: '', mistake: 'no XML' },
  { lacks: 'a whole URL', from: 'href="https://gazette.example/journal/', to: 'href="/journal/', mistake: 'is no whole URL' },
])('a feed without $lacks is found out', ({ from, to, mistake }) => {
  const found = findFeedMistakes((before.get('journal/feed.xml') ?? '').replace(from, to));
  expect(
    found.some((one) => one.includes(mistake)),
    found.join('\n'),
  ).toBe(true);
});

test('the sitemap names the further pages of the journal, each once', () => {
  const named = [...(before.get('sitemap.xml') ?? '').matchAll(/<loc>https:\/\/gazette\.example(\/journal(?:\/\d+)?)<\/loc>/g)];
  expect(named.map(([, path]) => path).sort()).toEqual(['/journal', '/journal/2', '/journal/3', '/journal/4']);
});

test('a journal in which nothing is published yet has no feed, and no page leads to one', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-journal-'));
  writeJournal(empty, { articles: 0, people: 2, events: 1 });
  mkdirSync(join(empty, 'pages', 'journal'));
  rmSync(join(empty, 'pages', 'art'), { recursive: true });
  for (const file of ['index.yaml', 'journal.yaml']) {
    const path = join(empty, 'pages', file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('from: articles', 'from: articles\n    empty: Nothing yet.'));
  }
  const files = await draw(empty);
  rmSync(empty, { recursive: true });
  expect([...files.keys()].filter((file) => file.endsWith('feed.xml'))).toEqual([]);
  expect(files.get('journal.html')).toContain('Nothing yet.');
  expect(files.get('journal.html')).not.toContain('feed.xml');
});

test('an entry tells search engines of its kind', () => {
  const nodesOf = (file: string) => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(before.get(file) ?? '')?.[1] ?? '{}';
    return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
  };
  const ofType = (file: string, type: string) => nodesOf(file).find((node) => node['@type'] === type);
  expect(ofType(`journal/${nameOfArticle(0)}.html`, 'Article')).toMatchObject({
    datePublished: '2020-01-01',
    headline: expect.stringContaining('dues'),
  });
  expect(ofType('people/ada-king.html', 'Person') ?? ofType('people/ada-king.html', 'ProfilePage')).toBeDefined();
  expect(ofType('events/harbour-day-1.html', 'Event')).toMatchObject({ startDate: '2027-01-12T09:30+00:00' });
});
