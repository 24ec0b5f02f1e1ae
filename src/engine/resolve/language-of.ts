import type { SiteConfig } from '#engine/schema/site-schema.ts';

/** The language of a region: en-GB. */
export function languageOf({ regions }: Pick<SiteConfig, 'regions'>, regionName: string): string {
  return regions[regionName]?.lang ?? 'en';
}
