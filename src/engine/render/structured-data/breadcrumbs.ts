import { indexRoutes } from '#engine/render/route-index.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';

/** The pages from the home page to a page, as schema.org/BreadcrumbList: region, then every page along its path. */
export function breadcrumbs(site: Site, route: Route, isKept: (route: Route) => boolean): object[] {
  const { url, brand, regions, defaultRegion } = site.site.data;
  const home = regions[defaultRegion]?.home ?? '/';
  const region = regions[route.regionName];
  const steps: { name: string; path: string }[] = [{ name: brand.name, path: home }];
  const add = (name: string, path: string) => {
    if (steps.every((step) => step.path !== path)) steps.push({ name, path });
  };
  if (region) add(region.name, region.home);
  const segments = route.canonical.split('/').slice(1, -1);
  segments.forEach((_, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`;
    const page = indexRoutes(site.routes).byPath.get(path);
    if (page && isKept(page)) add(page.data.title, path);
  });
  add(route.data.title, route.canonical);
  if (steps.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url + path })),
    },
  ];
}
