import type { AssetManifest } from '#contract/asset-manifest.ts';
import { imageKey } from '#contract/image-asset.ts';
import { pageTitle } from '#contract/page-title.ts';
import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { configOf } from '#engine/resolve/config-of.ts';
import { listPublishedFeeds } from '#engine/resolve/entries/list-feeds.ts';
import { languageOf } from '#engine/resolve/language-of.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { isIndexed } from './is-indexed.ts';
import { type Alternate, listAlternates } from './list-alternates.ts';
import { describeStructure } from './structured-data/describe-structure.ts';

/** What the head of a document says about its page. */
export interface HeadData {
  lang: string;
  title: string;
  description: string;
  /** Absolute URL; missing for error pages and the fallback pages of wildcards. */
  canonical?: string;
  noindex: boolean;
  siteName: string;
  /** The picture for social networks: absolute URL, and its size in px where it is known. */
  image?: { url: string; width?: number; height?: number };
  /** Pages that say the same to other regions, this one included. */
  alternates: Alternate[];
  /** The feeds of the collections that the page shows: what they are called, and their paths. */
  feeds: { title: string; path: string }[];
  /** JSON-LD. */
  structure?: object;
}

/** Derives the head of a page; the author states only what differs from these defaults. */
export function describeHead(
  site: Site,
  route: Route,
  { blocks, assets }: { blocks: ReadonlyMap<string, AnyBlock>; assets: AssetManifest },
): HeadData {
  const { data, regionName } = route;
  const config = configOf(site, regionName);
  const { url, brand } = config;
  return {
    lang: languageOf(config, regionName),
    title: pageTitle(route.number === undefined ? data.title : `${data.title} (${route.number})`, config),
    description: data.description,
    canonical: route.kind === 'error' || route.kind === 'fallback' ? undefined : url + route.canonical,
    noindex: !isIndexed(route, blocks),
    siteName: brand.name,
    image: describeImage(site, route, assets),
    alternates: listAlternates(site, route),
    feeds: describeFeeds(site, route),
    structure: describeStructure(site, route, blocks),
  };
}

/** Those of the collections that the page lists, or that it is an entry of. */
function describeFeeds(site: Site, { queries, shows }: Route): HeadData['feeds'] {
  const shown = new Set([...queries.map(({ query }) => query.from), ...(shows ? [shows.record.collection] : [])]);
  const feeds = shown.size > 0 ? listPublishedFeeds(site).filter(({ collection }) => shown.has(collection)) : [];
  return feeds.map(({ collection, path }) => ({ title: site.entries.titles.get(collection) ?? collection, path }));
}

/** The author's picture, else the card that is drawn for the page. */
function describeImage(site: Site, route: Route, assets: AssetManifest): HeadData['image'] {
  const config = configOf(site, route.regionName);
  const region = config.regions[route.regionName];
  const { seo, title } = route.data;
  // Social networks show neither SVG nor, in many places, AVIF; the last file is the largest in a plain format.
  const file = seo?.image && site.images.get(imageKey(route.page.source.file, seo.image.src))?.variants.at(-1);
  if (file && file.format !== 'svg') return { url: config.url + file.url };
  const motif = region?.motif === undefined ? undefined : site.images.get(imageKey(site.site.source.file, region.motif));
  if (!region || route.status !== 200 || !assets.card) return undefined;
  return { url: config.url + assets.card({ title, site: config, region, motif }), width: 1200, height: 630 };
}
