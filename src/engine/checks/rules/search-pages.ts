import type { Check } from '#engine/checks/check.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { Route } from '#engine/resolve/resolve-site.ts';

/** A site has a search and a page that shows it, or neither; and each region one such page at most. */
export const checkSearchPages: Check = ({ site, routes, doubts }) => {
  const uses = routes.filter(({ kind }) => kind === 'canonical' || kind === 'error').flatMap(listUses);
  if (uses.length === 0 && site.data.search) {
    // A file with a mistake may be the page.
    if (doubts.uses.length > 0) return [];
    return [
      diagnose({
        code: 'search-without-page',
        ...placeOf(site.source, ['search'], 'key'),
        message: 'The site is to be searched, and no page has a search block, so visitors have no field to type into.',
        suggestion: 'Add a page, such as pages/search.yaml, with a block "type: search", or delete "search".',
      }),
    ];
  }
  const first = new Map<string, Use>();
  return uses.flatMap((use): Diagnostic[] => {
    const { page, regionName } = use.route;
    const place = placeOf(page.source, use.path);
    if (!site.data.search)
      return [
        diagnose({
          code: 'search-is-off',
          ...place,
          message: 'This block searches the pages, and the site has no search.',
          suggestion: 'Write "search: true" in site.yaml, or delete the block.',
        }),
      ];
    const other = first.get(regionName);
    first.set(regionName, other ?? use);
    if (!other) return [];
    return [
      diagnose({
        code: 'duplicate-search',
        ...place,
        message: `${other.route.page === page ? 'This page' : other.route.page.source.file} has a search block already, and a region has one search.`,
        suggestion: 'Delete this one, and link to the page with the other.',
      }),
    ];
  });
};

interface Use {
  route: Route;
  path: Route['references'][number]['path'];
}

function listUses(route: Route): Use[] {
  return route.references.filter(({ kind }) => kind === 'search-index').map(({ path }) => ({ route, path }));
}
