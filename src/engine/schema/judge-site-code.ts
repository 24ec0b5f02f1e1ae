import type { Theme } from '#contract/theme.ts';
import { blockFolders, entryFolders } from '#engine/blocks/type-folders.ts';
import type { LocatedMistake } from './judge-schemas.ts';
import { judgeSiteBlocks } from './judge-site-blocks.ts';
import { judgeSiteEntries } from './judge-site-entries.ts';

/** What is wrong with a site's own blocks and kinds of entries, their shapes included. @param root absolute path of the site */
export async function judgeSiteCode(theme: Theme, root: string): Promise<LocatedMistake[]> {
  const [blocks, entries] = await Promise.all([
    judgeSiteBlocks(root, blockFolders(theme, root)),
    judgeSiteEntries(root, entryFolders(theme, root)),
  ]);
  return [...blocks, ...entries];
}
