import { topicNamesOf } from '#engine/resolve/entries/entry-index.ts';
import { linkTargets } from '#engine/resolve/internal-links.ts';
import { pathOnSite } from '#engine/resolve/path-on-site.ts';
import { resolveRoutes } from '#engine/resolve/resolve-routes.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { normalisePath } from '#engine/resolve/route-table.ts';
import type { Reference } from '#engine/validate/create-validator.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/**
 * The paths whose links may lead elsewhere because pages have come or gone: those of the pages, those
 * that have been theirs, and those that link to them.
 */
export function findAffected({ routes, site, entries }: Site, changed: ReadonlySet<Page>): Route[] {
  const { table, redirects } = resolveRoutes([...changed], topicNamesOf(entries));
  const isClaimed = (target: string) => {
    const path = pathOnSite(target, site.data.url);
    if (path === undefined) return false;
    const normal = normalisePath(path);
    return table.match(normal) !== undefined || redirects.has(normal);
  };
  return routes.filter(({ path, page, references }) => changed.has(page) || isClaimed(path) || targetsOf(references).some(isClaimed));
}

// Kept, because the same pages are looked at for one instant after another.
const known = new WeakMap<readonly Reference[], string[]>();

function targetsOf(references: readonly Reference[]): string[] {
  const earlier = known.get(references);
  if (earlier) return earlier;
  const targets = linkTargets(references);
  known.set(references, targets);
  return targets;
}
