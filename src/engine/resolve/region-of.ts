import type { SiteConfig } from '#engine/schema/site-schema.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { normalisePath } from './route-table.ts';

/**
 * The region a path belongs to: the one whose home is the longest prefix of it, by whole segments; else the
 * default region.
 */
export function regionOf(path: string, config: SiteConfig): string {
  let best = config.defaultRegion;
  let length = 0;
  for (const [name, region] of Object.entries(config.regions)) {
    const home = normalisePath(region.home);
    const covers = path === home || path.startsWith(`${home}/`);
    if (covers && home.length > length) {
      best = name;
      length = home.length;
    }
  }
  return best;
}

/** The region of a page at one of its paths: the one that it names, else that of the path. */
export function regionForPage({ data: { region } }: Page, path: string, config: SiteConfig): string {
  return region && Object.hasOwn(config.regions, region) ? region : regionOf(path, config);
}
