import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { withheldBy } from '#engine/resolve/live-pages.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { isIndexed } from './is-indexed.ts';

/** The paths that the search of the site lists: one for each page that may be kept, and that visitors see. */
export function listIndexed(site: Pick<Site, 'routes' | 'now'>, blocks: ReadonlyMap<string, AnyBlock>): Route[] {
  return listMapped(site, blocks).filter(({ kind }) => kind === 'canonical');
}

/** The paths that the sitemap lists: with the further pages of lists, which search engines may keep too. */
export function listMapped({ routes, now }: Pick<Site, 'routes' | 'now'>, blocks: ReadonlyMap<string, AnyBlock>): Route[] {
  return routes.filter(
    (route) => (route.kind === 'canonical' || route.kind === 'numbered') && isIndexed(route, blocks) && !withheldBy(route.page, now),
  );
}
