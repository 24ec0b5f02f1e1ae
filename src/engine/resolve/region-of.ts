import type { SiteConfig } from '#engine/schema/site-schema.ts';
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
