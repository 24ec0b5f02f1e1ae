import type { RegionConfig } from '#contract/site-config.ts';
import type { PageGroup, PageGroupPart } from '#contract/site-search.ts';
import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { configOf } from '#engine/resolve/config-of.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { listIndexed } from './list-indexed.ts';

/** Every page that can be found, by region and collection, for a page of one region. What has no such page is left out. */
export function listPageGroups(site: Site, regionName: string, blocks: ReadonlyMap<string, AnyBlock>): PageGroup[] {
  const found = listIndexed(site, blocks);
  const others = Object.keys(site.site.data.regions).filter((name) => name !== regionName);
  return [regionName, ...others].flatMap((name): PageGroup[] => {
    const region = configOf(site, name).regions[name];
    const own = found.filter((route) => route.regionName === name);
    if (!region || own.length === 0) return [];
    const parts = [undefined, ...site.entries.titles.keys()].flatMap((collection): PageGroupPart[] => {
      const routes = own.filter(({ shows }) => shows?.record.collection === collection);
      const title = collection === undefined ? undefined : site.entries.titles.get(collection);
      return routes.length > 0 ? [{ title, pages: listPages(routes, region) }] : [];
    });
    return [{ title: region.name, lang: region.lang, parts }];
  });
}

function listPages(routes: readonly Route[], { home, lang }: RegionConfig): PageGroupPart['pages'] {
  const { compare } = new Intl.Collator(lang, { numeric: true });
  return routes
    .map(({ path, data }) => ({ href: path, title: data.title, description: data.description }))
    .sort((a, b) => Number(b.href === home) - Number(a.href === home) || compare(a.title, b.title) || (a.href < b.href ? -1 : 1));
}
