import { imageKey } from '#contract/image-asset.ts';
import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { isIndexed } from '#engine/render/is-indexed.ts';
import { languageOf } from '#engine/resolve/language-of.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { office } from './office.ts';
import { organisation, organisationId } from './organisation.ts';

/**
 * What a page says to machines, as JSON-LD of schema.org: the firm; on the home of a region the site and the office too;
 * elsewhere the breadcrumbs of the page; and what its blocks list. Nothing where search engines are not welcome.
 */
export function describeStructure(site: Site, route: Route, blocks: ReadonlyMap<string, AnyBlock>): object | undefined {
  const isKept = (other: Route) => isIndexed(other, blocks);
  if (!isKept(route)) return undefined;
  const { url, brand, regions, defaultRegion } = site.site.data;
  const region = regions[route.regionName];
  const isHome = route.canonical === region?.home;
  const provider = { '@id': organisationId(site) };
  const absolute = (href: string) => {
    if (href.startsWith('/')) return url + href;
    return /^[#?]/.test(href) ? new URL(href, url + route.canonical).href : href;
  };
  const website = () => ({
    '@type': 'WebSite',
    '@id': `${url}${region?.home}#website`,
    name: route.regionName === defaultRegion ? brand.name : `${brand.name} ${region?.name}`,
    url: url + region?.home,
    inLanguage: region?.lang,
    publisher: provider,
  });
  const listed = route.data.blocks.flatMap((block) => blocks.get(block.type)?.structuredData?.(block, { absolute, provider }) ?? []);
  const describeEntry = () => {
    const { kind, entry } = route.shows?.record ?? {};
    const picture = ({ src }: { src: string }) => {
      // The last file is the largest in a format that every reader knows.
      const file = entry && site.images.get(imageKey(entry.file, src))?.variants.at(-1);
      return file && url + file.url;
    };
    const context = { absolute, picture, provider, language: languageOf(site.site.data, route.regionName) };
    return (entry && kind?.definition.structuredData?.(entry, context)) ?? [];
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organisation(site, isHome),
      ...(isHome ? [website(), ...office(site, route.regionName)] : []),
      ...breadcrumbs(site, route, isKept),
      ...describeEntry(),
      ...listed,
    ],
  };
}
