import { imageKey } from '#contract/image-asset.ts';
import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { listAlternates } from '#engine/render/list-alternates.ts';
import { listMapped } from '#engine/render/list-indexed.ts';
import { configOf } from '#engine/resolve/config-of.ts';
import { listPublishedFeeds } from '#engine/resolve/entries/list-feeds.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { atomFeed } from './atom-feed.ts';
import { favicons } from './favicons.ts';
import { lastModified } from './last-modified.ts';
import { robots, sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** What search engines, browsers and phones ask for beside the pages, by path in dist/. */
export async function discoveryFiles(site: Site, blocks: ReadonlyMap<string, AnyBlock>): Promise<Map<string, Buffer>> {
  const config = configOf(site, site.site.data.defaultRegion);
  const { url, brand, regions, defaultRegion } = config;
  const kept = listMapped(site, blocks);
  const days = await lastModified(site.root, [...new Set(kept.map((route) => route.page.source.file))], site.now);
  const entries = kept.map((route) => ({
    url: url + route.path,
    lastModified: days.get(route.page.source.file),
    // The second page of a list is no translation of the second page of another.
    alternates: route.kind === 'numbered' ? [] : listAlternates(site, route),
  }));
  const logo = brand.logo && site.images.get(imageKey(site.site.source.file, brand.logo.src));
  return new Map([
    ['sitemap.xml', Buffer.from(sitemap(entries))],
    ['robots.txt', Buffer.from(robots(url))],
    ['site.webmanifest', Buffer.from(webManifest(config, regions[defaultRegion]?.home ?? '/', site.theme.background(config)))],
    ...listPublishedFeeds(site).map((feed) => [feed.path.slice(1), Buffer.from(atomFeed(site, feed))] as const),
    ...(logo ? await favicons(logo) : []),
  ]);
}
