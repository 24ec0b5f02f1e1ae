import { describe, expect, test } from 'vitest';
import type { Teaser } from '#contract/entry.ts';
import type { EntryRecord } from '#engine/resolve/entries/entry-index.ts';
import { surroundingsOf } from '#engine/resolve/entries/surroundings.ts';
import { listTargets } from '#engine/resolve/list-targets.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { journalSite } from './journal-site.ts';

const article = (title: string, rest: string) => `title: ${title}\nsummary: On ${title}.\ntext: Words.\n${rest}\n`;
const files = {
  'pages/journal/a.yaml': article('Anchors', 'date: 2025-01-01\ntopics: [tax, trade]\nauthor: people/ada'),
  'pages/journal/b.yaml': article('Buoys', 'date: 2025-03-01\ntopics: [trade]\nauthor: [people/bo, people/ada]'),
  'pages/journal/c.yaml': article('Cranes', 'date: 2025-03-01\ntopics: [safety]'),
  'pages/journal/d.yaml': article('Docks', 'date: 2025-02-01\ntopics: [tax]\nauthor: people/bo'),
  'pages/journal/what-the-budget-means.yaml': null,
  'pages/journal/ships-in-repair.yaml': null,
  'pages/journal/reading-the-tide.yaml': null,
};

/** The titles that a listing with these keys shows on each path of its page. */
async function shown(keys: string): Promise<Record<string, string[]>> {
  const page = `route: /list\ntitle: List\ndescription: A list.\nblocks:\n  - { type: listing, heading: List, from: articles, empty: None., ${keys} }\n`;
  const { site } = await loadSite(journalSite({ ...files, 'pages/list.yaml': page }), theme);
  const routes = site?.routes.filter(({ path }) => path.startsWith('/list')) ?? [];
  return Object.fromEntries(routes.map(({ path, data }) => [path, titlesIn(data.blocks[0])]));
}

const titlesIn = (block: BlockData | undefined) => (block?.entries as { title: string }[] | undefined)?.map(({ title }) => title) ?? [];

describe('a query', () => {
  test.each([
    ['the latest first, then by file name, where nothing else is said', '', ['Buoys', 'Cranes', 'Docks', 'Anchors']],
    ['by a field', 'sort: [title]', ['Anchors', 'Buoys', 'Cranes', 'Docks']],
    ['by a field from its end', 'sort: [-title]', ['Docks', 'Cranes', 'Buoys', 'Anchors']],
    ['by two fields', 'sort: [-date, -title]', ['Cranes', 'Buoys', 'Docks', 'Anchors']],
    ['no more than asked for', 'sort: [title], limit: 2', ['Anchors', 'Buoys']],
    ['one value of a list', 'sort: [title], where: { topics: tax }', ['Anchors', 'Docks']],
    ['one of several values', 'sort: [title], where: { topics: [tax, safety] }', ['Anchors', 'Cranes', 'Docks']],
    ['several fields', 'where: { topics: tax, author: people/bo }', ['Docks']],
    ['the region of the page', 'sort: [title], where: { region: this, topics: trade }', ['Anchors', 'Buoys']],
    ['what is written once or in a list', 'sort: [title], where: { author: people/ada }', ['Anchors', 'Buoys']],
    ['nothing', 'where: { title: Eels }', []],
  ])('finds %s', async (_, keys, titles) => {
    expect(await shown(keys)).toEqual({ '/list': titles });
  });

  test('is divided into pages, each with a path of its own', async () => {
    expect(await shown('sort: [title], paginate: 3')).toEqual({ '/list': ['Anchors', 'Buoys', 'Cranes'], '/list/2': ['Docks'] });
    expect(await shown('sort: [title], paginate: 4')).toEqual({ '/list': ['Anchors', 'Buoys', 'Cranes', 'Docks'] });
    expect(await shown('sort: [title], limit: 3, paginate: 2')).toEqual({ '/list': ['Anchors', 'Buoys'], '/list/2': ['Cranes'] });
  });
});

test('every page of a list knows the paths of all, and is its own canonical path', async () => {
  const page =
    'route: /list\naliases: [/all]\ntitle: List\ndescription: A list.\nblocks:\n  - { type: listing, heading: List, from: articles, paginate: 2 }\n';
  const { site, diagnostics } = await loadSite(journalSite({ ...files, 'pages/list.yaml': page }), theme);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const pagers = site?.routes
    .filter(({ path }) => /^\/(?:list|all)/.test(path))
    .map(({ path, canonical, data }) => [path, canonical, data.blocks[0]?.pager]);
  const paths = ['/list', '/list/2'];
  expect(pagers).toEqual([
    ['/list', '/list', { page: 1, paths }],
    ['/all', '/list', { page: 1, paths }],
    ['/list/2', '/list/2', { page: 2, paths }],
  ]);
});

test('a page is made for each topic, with its words', async () => {
  const { site } = await loadSite(journalSite(files), theme);
  const topics = site?.routes.filter(({ topic }) => topic !== undefined) ?? [];
  expect(topics.map(({ path, data }) => [path, data.title, titlesIn(data.blocks[0])])).toEqual([
    ['/journal/topics/tax', 'Tax', ['Docks', 'Anchors']],
    ['/journal/topics/trade', 'Trade', ['Buoys', 'Anchors']],
    ['/journal/topics/safety', 'Safety at sea', ['Cranes']],
  ]);
});

test('an entry knows its neighbours in time, what is like it and who refers to it', async () => {
  const { site } = await loadSite(journalSite(files), theme);
  const around = (id: string) => site && surroundingsOf(site.entries.byId.get(id) as EntryRecord, site.entries);
  const titles = (teasers: readonly Teaser[] = []) => teasers.map(({ title }) => title);
  const docks = around('articles/d');
  expect([docks?.previous?.title, docks?.next?.title, titles(docks?.related)]).toEqual(['Anchors', 'Cranes', ['Anchors']]);
  expect(titles(around('articles/a')?.related)).toEqual(['Buoys', 'Docks']);
  expect([around('articles/b')?.next, around('articles/a')?.previous]).toEqual([undefined, undefined]);
  const ada = around('people/ada')?.referring ?? [];
  expect(ada.map(({ title, entries }) => [title, titles(entries)])).toEqual([
    ['Journal', ['Buoys', 'Anchors']],
    ['Events', ['Harbour day']],
  ]);
});

test('further pages of a list are no paths that stay: they come and go with its entries', async () => {
  const page =
    'route: /list\ntitle: List\ndescription: A list.\nblocks:\n  - { type: listing, heading: List, from: articles, paginate: 2 }\n';
  const { site } = await loadSite(journalSite({ ...files, 'pages/list.yaml': page }), theme);
  const targets = site ? listTargets(site) : [];
  expect(targets).toContain('/list');
  expect(targets).toContain('/journal/topics/tax');
  expect(targets).not.toContain('/list/2');
  expect(site?.table.match('/list/2')?.kind).toBe('numbered');
});
