import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkReleased } from './check-released.ts';
import { findAffected } from './find-affected.ts';
import { type Pause, withoutPause } from './pause.ts';
import { findWrongLinks } from './rules/links.ts';
import { checks, groupChecks, pageChecks } from './rules.ts';

/** Runs every check of meaning, the site's and the blocks' own. @param pause is called between them */
export async function runChecks(site: Site, pause: Pause = withoutPause): Promise<Diagnostic[]> {
  const found: Diagnostic[][] = [];
  for (const check of [...checks, checkBlocks, checkReleased]) {
    found.push(await check(site));
    if (!(await pause())) break;
  }
  return found.flat();
}

/**
 * Runs the checks that may find something because other pages are shown than before.
 * @param site as it will be then @param changed the pages that have come and those that have gone
 */
export async function runChecksAgain(site: Site, changed: ReadonlySet<Page>): Promise<Diagnostic[]> {
  const found = [...groupChecks.flatMap((check) => check(site)), ...findWrongLinks(site, findAffected(site, changed))];
  const shown = site.pages.filter((page) => changed.has(page));
  if (shown.length === 0) return found;
  const ofShown = { ...site, pages: shown, routes: site.routes.filter(({ page }) => changed.has(page)) };
  return [...found, ...pageChecks.flatMap((check) => check(ofShown)), ...(await checkBlocks(ofShown))];
}
