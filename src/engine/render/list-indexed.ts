import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { withheldBy } from '#engine/resolve/live-pages.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { isIndexed } from './is-indexed.ts';

/** The paths that the sitemap and the search of the site list: one for each page that may be kept, and that visitors see. */
export function listIndexed({ routes, now }: Pick<Site, 'routes' | 'now'>, blocks: ReadonlyMap<string, AnyBlock>): Route[] {
  return routes.filter((route) => route.kind === 'canonical' && isIndexed(route, blocks) && !withheldBy(route.page, now));
}
