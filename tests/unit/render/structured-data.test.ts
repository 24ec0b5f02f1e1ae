import { expect, test } from 'vitest';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { describeStructure } from '#engine/render/structured-data/describe-structure.ts';
import { folders } from '../../helpers/theme-folders.ts';
import { pageText, resolveTexts, twoRegions } from '../make-site.ts';

interface Graph {
  '@graph': Record<string, unknown>[];
}

const blocks = await loadBlocks(folders);

async function nodes(pages: Record<string, string>, [path, type]: readonly [path: string, type: string], site = twoRegions) {
  const { value } = await resolveTexts(pages, site);
  const route = value.routes.find((candidate) => candidate.path === path);
  const structure = route && (describeStructure(value, route, blocks) as Graph | undefined);
  return structure?.['@graph'].filter((node) => node['@type'] === type) ?? [];
}

const homes = { 'pages/index.yaml': pageText({ route: '/' }), 'pages/two.yaml': pageText({ route: '/two' }) };

test('the firm is named on every page, on homes with a contact in every region', async () => {
  const [firm] = await nodes(homes, ['/two', 'Organization']);
  expect(firm).toMatchObject({ '@id': 'https://small.example/#organisation', name: 'Small', url: 'https://small.example/' });
  expect(firm?.contactPoint).toHaveLength(2);
  const [below] = await nodes({ ...homes, 'pages/a.yaml': pageText({ route: '/two/a' }) }, ['/two/a', 'Organization']);
  expect(below).toEqual({ '@type': 'Organization', '@id': firm?.['@id'], name: firm?.name, url: firm?.url, logo: firm?.logo });
});

test('the site is named on the homes of regions only', async () => {
  expect((await nodes(homes, ['/two', 'WebSite'])).map(({ url, inLanguage }) => [url, inLanguage])).toEqual([
    ['https://small.example/two', 'fr'],
  ]);
  expect(await nodes({ ...homes, 'pages/a.yaml': pageText({ route: '/two/a' }) }, ['/two/a', 'WebSite'])).toEqual([]);
});

test('an office is on the home of its region, if a footer shows its address', async () => {
  const shown = twoRegions.replace(/^ {2}foot:\n/m, '  foot:\n    office: two\n');
  expect(shown).not.toBe(twoRegions);
  const [office] = await nodes(homes, ['/two', 'ProfessionalService'], shown);
  expect(office).toMatchObject({ address: '2 Road', telephone: '+44 20 7946 0001', url: 'https://small.example/two' });
  expect(await nodes(homes, ['/', 'ProfessionalService'], shown)).toEqual([]);
  expect(await nodes(homes, ['/two', 'ProfessionalService'])).toEqual([]);
});

test('the way to a page goes through its region and the pages above it that may be found', async () => {
  const pages = {
    ...homes,
    'pages/a.yaml': pageText({ route: '/two/a' }),
    'pages/b.yaml': pageText({ route: '/two/a/b', keys: 'seo: { noindex: true }' }),
    'pages/c.yaml': pageText({ route: '/two/a/b/c' }).replace('A title', 'Deep'),
  };
  const [way] = await nodes(pages, ['/two/a/b/c', 'BreadcrumbList']);
  const steps = ((way?.itemListElement ?? []) as { name: string; item: string }[]).map(({ name, item }) => `${name} ${item}`);
  expect(steps).toEqual([
    'Small https://small.example/',
    'Second https://small.example/two',
    'A title https://small.example/two/a',
    'Deep https://small.example/two/a/b/c',
  ]);
  expect(await nodes(pages, ['/', 'BreadcrumbList'])).toEqual([]);
});

test('services and cards that lead somewhere are lists; cards that only say something are not', async () => {
  const areas = '- type: practice-areas\n  heading: P\n  areas: [{ title: Tax, services: [{ name: Returns }, { name: Audits }] }]';
  const cards = '- type: card-grid\n  heading: C\n  cards: [{ title: One, href: /two }, { title: Two, href: "#x" }]';
  const values = '- type: card-grid\n  heading: V\n  cards: [{ title: Honest }]';
  const pages = { ...homes, 'pages/a.yaml': pageText({ route: '/a', blocks: `${areas}\n${cards}\n${values}` }) };
  const lists = await nodes(pages, ['/a', 'ItemList']);
  expect(lists.map(({ name }) => name)).toEqual(['P', 'C']);
  expect(lists[0]?.itemListElement).toMatchObject([{ position: 1, item: { '@type': 'Service', name: 'Returns' } }, { position: 2 }]);
  expect(lists[1]?.itemListElement).toMatchObject([{ url: 'https://small.example/two' }, { url: 'https://small.example/a#x' }]);
});
