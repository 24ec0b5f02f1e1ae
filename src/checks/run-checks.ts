import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ResolvedSite } from '../resolve/resolve-site.ts';
import { checkBlocks } from './blocks.ts';
import { checks } from './index.ts';

/** Runs every check of meaning, the site's and the blocks' own. */
export async function runChecks(site: ResolvedSite): Promise<Diagnostic[]> {
  return [...checks.flatMap((check) => check(site)), ...(await checkBlocks(site))];
}
