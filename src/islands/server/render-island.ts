import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { importBlockModule } from '../../blocks/list-block-types.ts';
import type { AnyBlock } from '../../blocks/load-blocks.ts';
import type { BlockPlace } from '../../render/block-context.tsx';
import type { PageInfo } from '../../render/page-context.tsx';
import type { BlockData } from '../../schema/page-schema.ts';
import { islandKey, serialiseProps } from '../wire.ts';

/**
 * The markup of one island: its HTML as React will find it again, and its props as JSON.
 * It is rendered before the page around it, because two renderings cannot nest.
 */
export async function renderIsland(block: BlockData, place: BlockPlace, definition: AnyBlock, page: PageInfo): Promise<string> {
  const { default: Component } = await importBlockModule<{ default: ComponentType<object> }>(block.type, 'island.tsx');
  const props = definition.islandProps?.(block, page, place) ?? block;
  const key = islandKey(place.index);
  const html = renderToString(createElement(Component, props), { identifierPrefix: key });
  return `<div data-island="${block.type}" data-key="${key}">${html}</div><script type="application/json" data-props="${key}">${serialiseProps(props)}</script>`;
}
