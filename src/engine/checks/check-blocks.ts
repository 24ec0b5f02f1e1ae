import type { BlockCheck } from '#contract/block-check.ts';
import type { DataPath } from '#contract/data-path.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/** Runs the check.ts of every block folder that has one over every block of its type. */
export async function checkBlocks(site: Site): Promise<Diagnostic[]> {
  const { blockFolders: folders } = site;
  const found = new Map<string, BlockCheck>();
  for (const type of folders.types()) {
    if (folders.has(type, 'check.ts')) found.set(type, (await folders.load<{ default: BlockCheck }>(type, 'check.ts')).default);
  }
  return checkEachBlock(site, found);
}

/** Runs the checks, by block type, over every block of the site. */
export function checkEachBlock({ routes, site }: Site, checks: ReadonlyMap<string, BlockCheck>): Diagnostic[] {
  return routes.flatMap(({ page, data }) =>
    data.blocks.flatMap((block, index) => {
      if (page.unsound?.broken.has(index)) return [];
      const problems = checks.get(block.type)?.(block, site.data) ?? [];
      return problems
        .map((problem) => ({ ...problem, path: ['blocks', index, ...problem.path] }))
        .filter(({ path }) => !isConsequence(page, path))
        .map(({ code, path, part, message, suggestion }) => diagnose({ code, ...placeOf(page.source, path, part), message, suggestion }));
    }),
  );
}

/** Whether a problem with a value may be a consequence of another mistake in the same object or list. */
function isConsequence({ unsound }: Page, path: DataPath): boolean {
  const isAbove = (around: DataPath) =>
    around.length > 2 && path.length <= around.length + 1 && around.every((step, index) => String(step) === String(path[index]));
  return unsound?.around.some(isAbove) ?? false;
}
