import type { JsonSchema } from '#contract/json-schema.ts';
import type { EntryKinds } from '#engine/blocks/load-kinds.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import type { CollectionConfig } from '#engine/schema/collection-schema.ts';

/** The feed of a collection. */
export interface Feed {
  collection: string;
  /** /journal/feed.xml */
  path: string;
  /** The key of an entry that says from which day on it can be read. */
  dayKey: string;
}

/** The feeds of a site: one for each collection whose entries have pages and a day of publication. */
export function listFeeds({ site, kinds }: Pick<Site, 'site' | 'kinds'>): Feed[] {
  return Object.entries(site.data.collections ?? {}).flatMap(([collection, config]) => {
    const path = feedPath(config);
    const dayKey = dayKeyOf(config, kinds);
    return path === undefined || dayKey === undefined || config.feed === false ? [] : [{ collection, path, dayKey }];
  });
}

/** Those that have something in them: one without entries could not say when it was changed, which every feed has to. */
export function listPublishedFeeds(site: Pick<Site, 'site' | 'kinds' | 'entries'>): Feed[] {
  return listFeeds(site).filter(({ collection, dayKey }) =>
    site.entries.collections.get(collection)?.some(({ entry }) => entry.href !== undefined && entry.fields[dayKey] !== undefined),
  );
}

/** The path of the feed of a collection; undefined where its entries have no pages. */
export function feedPath({ route }: CollectionConfig): string | undefined {
  return route?.replace(/\{name\}$/, 'feed.xml');
}

/** The key that holds the day of publication of the entries of a collection; undefined for a kind that has none. */
export function dayKeyOf({ entry }: CollectionConfig, kinds: EntryKinds): string | undefined {
  const properties: Readonly<Record<string, JsonSchema>> = kinds.get(entry)?.schema.properties ?? {};
  return Object.keys(properties).find((key) => properties[key]?.publication);
}
