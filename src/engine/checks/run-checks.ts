import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkReleased } from './check-released.ts';
import { checks } from './rules.ts';

/** Runs every check of meaning, the site's and the blocks' own. */
export async function runChecks(site: Site): Promise<Diagnostic[]> {
  return [...checks.flatMap((check) => check(site)), ...(await checkBlocks(site)), ...(await checkReleased(site))];
}
