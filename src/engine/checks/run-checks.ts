import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkReleased } from './check-released.ts';
import { checks, linkChecks, pageChecks } from './rules.ts';

/** Runs every check of meaning, the site's and the blocks' own. */
export async function runChecks(site: Site): Promise<Diagnostic[]> {
  return [...checks.flatMap((check) => check(site)), ...(await checkBlocks(site)), ...(await checkReleased(site))];
}

/**
 * Runs the checks that may find something because other pages are shown than before.
 * @param site as it will be then @param shown the pages that nobody saw before
 */
export async function runChecksAgain(site: Site, shown: ReadonlySet<Page>): Promise<Diagnostic[]> {
  const ofShown = { ...site, pages: [...shown], routes: site.routes.filter(({ page }) => shown.has(page)) };
  const found = linkChecks.flatMap((check) => check(site));
  return shown.size === 0 ? found : [...found, ...pageChecks.flatMap((check) => check(ofShown)), ...(await checkBlocks(ofShown))];
}
