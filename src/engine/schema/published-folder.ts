import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteBlocks, siteEntries } from '#engine/blocks/type-folders.ts';
import { engineRoot } from '#engine/engine-root.ts';

/**
 * The absolute path of the schema/ that a site is judged by: its own, if it has one or has blocks or entries that the engine's would lack;
 * else that of this checkout.
 * @param root absolute path of the site
 */
export function publishedFolder(root: string): string {
  const own = join(root, 'schema');
  return existsSync(own) || existsSync(siteBlocks(root)) || existsSync(siteEntries(root)) ? own : join(engineRoot, 'schema');
}
