import type { ResolvedSite, Route } from '#engine/resolve/resolve-site.ts';

export interface Alternate {
  /** BCP 47, or x-default. */
  lang: string;
  /** Absolute address. */
  href: string;
}

/** The pages that say the same to other regions, this one included; the default region's answers everybody else. */
export function listAlternates(site: ResolvedSite, route: Route): Alternate[] {
  const group = route.data.seo?.equivalents;
  if (!group) return [];
  const { url, defaultRegion, regions } = site.site.data;
  const equivalents = site.routes.filter((other) => other.kind === 'canonical' && other.data.seo?.equivalents === group);
  if (equivalents.length < 2) return [];
  const alternates = equivalents.map((other) => ({ lang: regions[other.regionName]?.lang ?? 'en', href: url + other.path }));
  const main = equivalents.find((other) => other.regionName === defaultRegion);
  return main ? [...alternates, { lang: 'x-default', href: url + main.path }] : alternates;
}
