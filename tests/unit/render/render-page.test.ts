import { expect, test } from 'vitest';
import { type AnyBlock, loadBlocks } from '#engine/blocks/load-blocks.ts';
import { renderPage } from '#engine/render/render-page.tsx';
import type { Route } from '#engine/resolve/resolve-site.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { renderer } from '#theme/renderer.ts';
import { folders } from '../../helpers/theme-folders.ts';
import { pageText, resolveTexts } from '../make-site.ts';

test('structured data is made of a block with the defaults that its view gets', async () => {
  const cards = '- type: card-grid\n  heading: C\n  cards: [{ title: One }]';
  const { value: site } = await resolveTexts({ 'pages/index.yaml': pageText({ route: '/', blocks: cards }) });
  const blocks = new Map(await loadBlocks(folders));
  const grid = blocks.get('card-grid') as AnyBlock;
  const described: BlockData[] = [];
  blocks.set('card-grid', {
    ...grid,
    structuredData(block) {
      described.push(block);
      return [];
    },
  });
  const assets = { script: (entry: string) => entry };
  await renderPage(site, site.routes.find(({ path }) => path === '/') as Route, { blocks, renderer, assets, firstPaintScript: '' });
  expect(grid.defaults).not.toEqual({});
  expect(described).toMatchObject([{ heading: 'C', ...grid.defaults }]);
});
