import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import type { Route } from '#engine/resolve/resolve-site.ts';

/** Whether search engines may keep a path: not an error, not the page that answers for unknown paths of a wildcard, not what the author kept out. */
export function isIndexed({ data, status, kind }: Route, blocks: ReadonlyMap<string, AnyBlock>): boolean {
  if (status !== 200 || kind === 'fallback') return false;
  return !(data.seo?.noindex ?? data.blocks.some((block) => blocks.get(block.type)?.noindex));
}
