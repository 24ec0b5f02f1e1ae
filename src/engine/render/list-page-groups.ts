import type { PageGroup } from '#contract/site-search.ts';
import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { configOf } from '#engine/resolve/config-of.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { listIndexed } from './list-indexed.ts';

/** Every page that can be found, by region, for a page of one region. Regions without such a page are left out. */
export function listPageGroups(site: Site, regionName: string, blocks: ReadonlyMap<string, AnyBlock>): PageGroup[] {
  const found = listIndexed(site, blocks);
  const others = Object.keys(site.site.data.regions).filter((name) => name !== regionName);
  return [regionName, ...others].flatMap((name): PageGroup[] => {
    const region = configOf(site, name).regions[name];
    const own = found.filter((route) => route.regionName === name);
    if (!region || own.length === 0) return [];
    const { compare } = new Intl.Collator(region.lang);
    const pages = own
      .map(({ path, data }) => ({ href: path, title: data.title, description: data.description }))
      .sort(
        (a, b) =>
          Number(b.href === region.home) - Number(a.href === region.home) || compare(a.title, b.title) || (a.href < b.href ? -1 : 1),
      );
    return [{ title: region.name, lang: region.lang, pages }];
  });
}
