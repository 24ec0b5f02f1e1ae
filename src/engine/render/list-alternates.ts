import { languageOf } from '#engine/resolve/language-of.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { indexRoutes } from './route-index.ts';

export interface Alternate {
  /** BCP 47, or x-default. */
  lang: string;
  /** Absolute URL. */
  href: string;
}

/**
 * The pages that say the same to other regions, this one included; the default region's is also the one for all other
 * languages (x-default).
 */
export function listAlternates(site: Site, route: Route): Alternate[] {
  const group = route.data.seo?.translations;
  if (!group) return [];
  const { url, defaultRegion } = site.site.data;
  const translations = indexRoutes(site.routes).byTranslations.get(group) ?? [];
  if (translations.length < 2) return [];
  const alternates = translations.map((other) => ({ lang: languageOf(site.site.data, other.regionName), href: url + other.path }));
  const main = translations.find((other) => other.regionName === defaultRegion);
  return main ? [...alternates, { lang: 'x-default', href: url + main.path }] : alternates;
}
