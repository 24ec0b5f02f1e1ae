import type { Theme } from '#contract/theme.ts';
import { blockFolders } from '#engine/blocks/block-folders.ts';
import { describeStale, findStaleSchemas } from '#engine/schema/find-stale-schemas.ts';
import { loadBlockSchemas } from '#engine/schema/load-block-schemas.ts';
import { publishSchemas } from '#engine/schema/publish-schemas.ts';
import { publishedFolder } from '#engine/schema/published-folder.ts';

/**
 * Says on standard error that `schema/` is not what `src/` and the site's blocks make of it: pages would be judged by shapes
 * that views do not have.
 * @param root absolute path of the site @returns the exit code, where it does
 */
export async function refuseStaleSchemas(theme: Theme, root: string): Promise<2 | undefined> {
  const folder = publishedFolder(root);
  const folders = blockFolders(theme, root);
  const published = publishSchemas({ blocks: await loadBlockSchemas(folders), theme });
  const stale = await findStaleSchemas(published, folder);
  if (stale.length === 0) return undefined;
  const { what, command } = describeStale(stale, folder);
  process.stderr.write(`${what} Run: ${command}\n`);
  return 2;
}
