import { beforeAll, expect, test } from 'vitest';
import { sampleTeasers } from '#contract/sample-teasers.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { createBlockRenderer, textOf } from '../../helpers/render-blocks.ts';

let render: (blocks: BlockData[]) => Promise<string>;

beforeAll(async () => {
  render = await createBlockRenderer();
});

const draw = async (block: object) => {
  const html = await render([{ type: 'listing', heading: 'Journal', from: 'articles', ...block } as BlockData]);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
};
const paths = ['/journal', ...Array.from({ length: 11 }, (_, index) => `/journal/${index + 2}`)];

test('without entries it says what its author wrote, with entries it does not', async () => {
  const empty = 'Nothing yet.';
  expect(textOf(`<body>${await draw({ empty })}`)).toContain(empty);
  expect(textOf(`<body>${await draw({ empty, entries: sampleTeasers })}`)).not.toContain(empty);
});

test.each(['cards', 'rows', 'lead'])(
  'the layout %s shows title, topic, day and author of an entry, and links to it once',
  async (layout) => {
    const html = await draw({ layout, entries: sampleTeasers });
    const text = textOf(`<body>${html}`);
    for (const words of ['A chart that was wrong for ninety years', 'Tides', 'Ingrid Solheim']) expect(text).toContain(words);
    expect(html.match(/href="\/journal\/a-chart-that-was-wrong"/g)).toHaveLength(1);
    expect(html).toMatch(/<time datetime="2026-03-12">/i);
  },
);

test('an entry without a page is no link', async () => {
  const { href: _, ...entry } = sampleTeasers[0] as (typeof sampleTeasers)[number];
  expect(await draw({ entries: [entry] })).not.toContain('<a ');
});

test('the pager names the list, says which page it is, and leads to its neighbours', async () => {
  const html = await draw({ entries: sampleTeasers, pager: { page: 6, paths } });
  expect(html).toMatch(/<nav [^>]*aria-label="Pages: Journal"/);
  expect([...html.matchAll(/<a href="([^"]*)" rel="(prev|next)"/g)].map(([, href, rel]) => [rel, href])).toEqual([
    ['prev', '/journal/5'],
    ['next', '/journal/7'],
  ]);
  expect(html).toMatch(/<a href="\/journal\/6" aria-label="Page 6" aria-current="page"/);
  expect(html.match(/aria-label="Page \d+"/g)).toHaveLength(5);
});

test('the first page has no way back, the last none on, and a single page no pager', async () => {
  const relsOf = async (page: number) => [...(await draw({ pager: { page, paths } })).matchAll(/rel="(\w+)"/g)].map(([, rel]) => rel);
  expect(await relsOf(1)).toEqual(['next']);
  expect(await relsOf(12)).toEqual(['prev']);
  expect(await draw({ pager: { page: 1, paths: ['/journal'] } })).not.toContain('<nav');
});
