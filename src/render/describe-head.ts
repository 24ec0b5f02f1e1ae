import { pageTitle } from '../resolve/page-title.ts';
import { imageKey } from '../resolve/resolve-images.ts';
import type { ResolvedSite, Route } from '../resolve/resolve-site.ts';

/** What the head of a document says about its page. */
export interface HeadData {
  lang: string;
  title: string;
  description: string;
  /** Absolute address; missing where the page has none that should be kept. */
  canonical?: string;
  noindex: boolean;
  siteName: string;
  /** Absolute address of the picture for social networks. */
  image?: string;
  /** Pages that say the same to other regions, this one included. */
  alternates: { lang: string; href: string }[];
}

/** Derives the head of a page; the author states only what differs from these defaults. */
export function describeHead(site: ResolvedSite, route: Route): HeadData {
  const { data, regionName } = route;
  const config = site.settings.get(regionName) ?? site.site.data;
  const { url, brand } = config;
  const image = data.seo?.image && site.images.get(imageKey(route.page.source.file, data.seo.image.src))?.variants.at(-1)?.url;
  return {
    lang: config.regions[regionName]?.lang ?? 'en',
    title: pageTitle(data.title, config),
    description: data.description,
    canonical: route.kind === 'error' || route.kind === 'fallback' ? undefined : url + route.canonical,
    noindex: data.seo?.noindex === true || route.status !== 200,
    siteName: brand.name,
    image: image && url + image,
    alternates: listAlternates(site, route),
  };
}

function listAlternates(site: ResolvedSite, route: Route): HeadData['alternates'] {
  const group = route.data.seo?.equivalents;
  if (!group) return [];
  const { url, defaultRegion, regions } = site.site.data;
  const equivalents = site.routes.filter((other) => other.kind === 'canonical' && other.data.seo?.equivalents === group);
  const alternates = equivalents.map((other) => ({ lang: regions[other.regionName]?.lang ?? 'en', href: url + other.path }));
  const main = equivalents.find((other) => other.regionName === defaultRegion);
  return main ? [...alternates, { lang: 'x-default', href: url + main.path }] : alternates;
}
