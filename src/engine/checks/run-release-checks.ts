import type { BlockCheck } from '#contract/block-check.ts';
import type { BlockRelease } from '#contract/block-release.ts';
import type { HostName } from '#engine/deploy/host-names.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { checkEachBlock } from './check-blocks.ts';
import { checkFictitiousPhones } from './release/fictitious-phones.ts';
import { checkKeptFromSearch } from './release/kept-from-search.ts';
import { checkLegalPages } from './release/legal-pages.ts';
import { checkNetworkFrontPages } from './release/network-front-pages.ts';
import { checkOverdueDrafts } from './release/overdue-drafts.ts';
import { checkPageCount } from './release/page-count.ts';
import { checkPlaceholdersInMenus } from './release/placeholders-in-menus.ts';
import type { ReleaseCheck } from './release/release-check.ts';
import { checkReservedDomains } from './release/reserved-domains.ts';
import { checkUnconfirmedClaims } from './release/unconfirmed-claims.ts';
import { checkWordlessPictures } from './release/wordless-pictures.ts';

// A new check is a file in release/ and a line here; the list is in no particular order.
export const releaseChecks: readonly ReleaseCheck[] = [
  checkFictitiousPhones,
  checkKeptFromSearch,
  checkLegalPages,
  checkNetworkFrontPages,
  checkOverdueDrafts,
  checkPageCount,
  checkPlaceholdersInMenus,
  checkReservedDomains,
  checkUnconfirmedClaims,
  checkWordlessPictures,
];

/** Finds what is fine while a site is built and wrong in public: the checks above, and the release.ts of every block folder that has one. */
export async function runReleaseChecks(site: Site, host: HostName | undefined): Promise<Diagnostic[]> {
  const { blockFolders: folders } = site;
  const placeholders = new Set<string>();
  const ofBlocks = new Map<string, BlockCheck>();
  for (const type of folders.types()) {
    if (!folders.has(type, 'release.ts')) continue;
    const { isPlaceholder, check } = (await folders.load<{ default: BlockRelease }>(type, 'release.ts')).default;
    if (isPlaceholder) placeholders.add(type);
    if (check) ofBlocks.set(type, check);
  }
  const release = { host: host ?? site.site.data.deploy?.host, placeholders };
  return [...releaseChecks.flatMap((check) => check(site, release)), ...checkEachBlock(site, ofBlocks)];
}
