import { join } from 'node:path';
import type { Theme } from '#contract/theme.ts';
import { blockFolders } from '#engine/blocks/block-folders.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { findStaleSchemas } from '#engine/schema/find-stale-schemas.ts';
import { loadBlockSchemas } from '#engine/schema/load-block-schemas.ts';
import { publishSchemas } from '#engine/schema/publish-schemas.ts';

/**
 * Says on standard error that `schema/` is not what `src/` makes of it: pages would be judged by shapes that views do not have.
 * @returns the exit code, where it does
 */
export async function refuseStaleSchemas(theme: Theme): Promise<2 | undefined> {
  const stale = await findStaleSchemas(
    publishSchemas({ blocks: await loadBlockSchemas(blockFolders(theme)), theme }),
    join(engineRoot, 'schema'),
  );
  if (stale.length === 0) return undefined;
  const files = stale.map((file) => `schema/${file}`).join(', ');
  process.stderr.write(`The shapes in src/ have changed and are not published yet: ${files}. Run: npm run schema\n`);
  return 2;
}
