import { configOf } from '#engine/resolve/config-of.ts';
import { resolveImages } from '#engine/resolve/resolve-images.ts';
import { resolvePage } from '#engine/resolve/resolve-page.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/** Whether two versions of a page claim the same paths, so that one may be put in the place of the other. */
export function sameRoutes({ data: a }: Page, { data: b }: Page): boolean {
  const claims = ({ route, topicsOf, status, region, aliases, formerPaths, wildcards, blocks }: Page['data']) =>
    JSON.stringify([route, topicsOf, status, region, aliases, formerPaths, wildcards, blocks.map(({ paginate }) => paginate)]);
  return claims(a) === claims(b);
}

/**
 * The site with another version of one page that claims the same paths; all other pages stay as they are resolved.
 * Paths of a wildcard that only the new version links to are not among the routes; `resolveRoute` finds them.
 */
export async function replacePage(site: Site, before: Page, page: Page): Promise<Site> {
  const routes = site.routes.map((route): Route => {
    if (route.page !== before) return route;
    const { path, regionName, topic, number } = route;
    const settings = configOf(site, regionName);
    const { data, references, queries } = resolvePage({ page, path, regionName, settings, entries: site.entries, topic, number });
    return { ...route, page, data, references, queries };
  });
  const { images } = await resolveImages(site.root, [page]);
  const table = site.table.replace((entry) => (entry.page === before ? { ...entry, page } : entry));
  const redirects = new Map([...site.redirects].map(([path, target]) => [path, target === before ? page : target]));
  const pages = site.pages.map((other) => (other === before ? page : other));
  return { ...site, pages, routes, table, redirects, images: new Map([...site.images, ...images]) };
}
