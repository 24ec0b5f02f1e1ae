import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { BlockContext } from '#contract/block-context.tsx';
import type { PageContext } from '#contract/page-context.tsx';
import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { islandKey, serialiseProps } from '#engine/islands/wire.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';

/**
 * The markup of one island: its HTML as React will find it again, and its props as JSON.
 * It is rendered before the page around it, because two renderings cannot nest.
 */
export function renderIsland({
  block,
  place,
  definition,
  page,
}: {
  block: BlockData;
  place: BlockContext;
  definition: AnyBlock;
  page: PageContext;
}): string {
  if (!definition.Island) throw new Error(`the block ${block.type} has no island.tsx`);
  const props = definition.islandProps?.(block, page, place) ?? block;
  const key = islandKey(place.index);
  const html = renderToString(createElement(definition.Island, props), { identifierPrefix: key });
  return `<div data-island="${block.type}" data-key="${key}">${html}</div><script type="application/json" data-props="${key}">${serialiseProps(props)}</script>`;
}
