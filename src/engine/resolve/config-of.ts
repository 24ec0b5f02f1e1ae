import type { SiteConfig } from '#engine/schema/site-schema.ts';
import type { Site } from './resolve-site.ts';

/** site.yaml as one region sees it; as it is written where the region is unknown. */
export function configOf({ settings, site }: Pick<Site, 'settings' | 'site'>, regionName: string): SiteConfig {
  return settings.get(regionName) ?? site.data;
}
