import type { Route } from '#engine/resolve/resolve-site.ts';

/** The canonical routes of a site, by what pages look them up with. */
export interface RouteIndex {
  byPath: ReadonlyMap<string, Route>;
  /** Pages that say the same to other regions, by the name of their group. */
  byTranslations: ReadonlyMap<string, readonly Route[]>;
}

const indexes = new WeakMap<readonly Route[], RouteIndex>();

/** Made once for all pages: each of them looks up several. */
export function indexRoutes(routes: readonly Route[]): RouteIndex {
  const known = indexes.get(routes);
  if (known) return known;
  const byPath = new Map<string, Route>();
  const byTranslations = new Map<string, Route[]>();
  for (const route of routes) {
    if (route.kind !== 'canonical') continue;
    byPath.set(route.path, route);
    const group = route.data.seo?.translations;
    if (group) byTranslations.set(group, [...(byTranslations.get(group) ?? []), route]);
  }
  const index = { byPath, byTranslations };
  indexes.set(routes, index);
  return index;
}
