import type { Theme } from '#contract/theme.ts';
import { blockFolders } from '#engine/blocks/type-folders.ts';
import { describeStale, findStaleSchemas } from '#engine/schema/find-stale-schemas.ts';
import { describeMistake, type LocatedMistake } from '#engine/schema/judge-schemas.ts';
import { judgeSiteExamples } from '#engine/schema/judge-site-blocks.ts';
import { judgeSiteCode } from '#engine/schema/judge-site-code.ts';
import { loadShapes } from '#engine/schema/load-shapes.ts';
import { publishSchemas } from '#engine/schema/publish-schemas.ts';
import { publishedFolder } from '#engine/schema/published-folder.ts';
import { loadValidator } from '#engine/validate/load-validator.ts';

/**
 * Says on standard error what keeps the site from being checked: mistakes in its own blocks or kinds of entries, or a `schema/` that is out of
 * date. With that, pages would be checked against other shapes than their views have.
 * @param root absolute path of the site @returns the exit code, where there is something
 */
export async function refuseBlocks(theme: Theme, root: string): Promise<1 | 2 | undefined> {
  const folders = blockFolders(theme, root);
  const mistakes = await judgeSiteCode(theme, root);
  if (mistakes.length > 0) return refuse(mistakes);
  const folder = publishedFolder(root);
  const published = publishSchemas(await loadShapes(theme, root));
  const stale = await findStaleSchemas(published, folder);
  if (stale.length > 0) {
    const { what, command } = describeStale(stale, folder);
    process.stderr.write(`${what} Run: ${command}\n`);
    return 2;
  }
  const unsound = folders.typesOfSite().length > 0 ? judgeSiteExamples(root, folders, loadValidator(folder)) : [];
  return unsound.length > 0 ? refuse(unsound) : undefined;
}

function refuse(mistakes: readonly LocatedMistake[]): 1 {
  process.stderr.write(`${mistakes.map(describeMistake).join('\n')}\n`);
  return 1;
}
