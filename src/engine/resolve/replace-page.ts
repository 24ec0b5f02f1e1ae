import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { configOf } from './config-of.ts';
import { resolveImages } from './resolve-images.ts';
import { resolvePage } from './resolve-page.ts';
import type { Route, Site } from './resolve-site.ts';
import { createRouteTable } from './route-table.ts';

/** Whether two versions of a page claim the same addresses, so that one may be put in the place of the other. */
export function sameAddresses({ data: a }: Page, { data: b }: Page): boolean {
  const claims = ({ route, status, region, aliases, wildcards }: Page['data']) =>
    JSON.stringify([route, status, region, aliases, wildcards]);
  return claims(a) === claims(b);
}

/**
 * The site with another version of one page that claims the same addresses; all other pages stay as they are resolved.
 * Paths of a wildcard that only the new version links to are not among the routes; `resolveRoute` answers them.
 */
export async function replacePage(site: Site, before: Page, page: Page): Promise<{ value: Site; diagnostics: Diagnostic[] }> {
  const diagnostics: Diagnostic[] = [];
  const routes = site.routes.map((route): Route => {
    if (route.page !== before) return route;
    const { diagnostics: found, ...resolved } = resolvePage({
      page,
      path: route.path,
      regionName: route.regionName,
      settings: configOf(site, route.regionName),
    });
    diagnostics.push(...found);
    return { ...route, page, ...resolved };
  });
  const { images, diagnostics: imageDiagnostics } = await resolveImages(site.root, [page]);
  diagnostics.push(...imageDiagnostics);
  const table = createRouteTable(site.table.patterns.map((entry) => (entry.page === before ? { ...entry, page } : entry)));
  const pages = site.pages.map((other) => (other === before ? page : other));
  return { value: { ...site, pages, routes, table, images: new Map([...site.images, ...images]) }, diagnostics };
}
