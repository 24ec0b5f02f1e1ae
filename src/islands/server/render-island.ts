import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { AnyBlock } from '../../blocks/load-blocks.ts';
import { importBlockModule } from '../../blocks/list-block-types.ts';
import type { PageInfo } from '../../render/page-context.tsx';
import type { BlockData } from '../../schema/page-schema.ts';
import { islandKey, serialiseProps } from '../wire.ts';

/**
 * The markup of one island: its HTML as React will find it again, and its props as JSON.
 * It is rendered before the page around it, because two renderings cannot nest.
 */
export async function renderIsland(block: BlockData, index: number, definition: AnyBlock, page: PageInfo): Promise<string> {
  const { default: Component } = await importBlockModule<{ default: ComponentType<object> }>(block.type, 'island.tsx');
  const props = definition.islandProps?.(block, page) ?? block;
  const key = islandKey(index);
  const html = renderToString(createElement(Component, props), { identifierPrefix: key });
  return `<div data-island="${block.type}" data-key="${key}">${html}</div><script type="application/json" data-props="${key}">${serialiseProps(props)}</script>`;
}
