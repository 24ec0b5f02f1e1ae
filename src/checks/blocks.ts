import { hasBlockFile, importBlockModule, listBlockTypes } from '../blocks/list-block-types.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { locate } from '../read/locate.ts';
import type { ResolvedSite } from '../resolve/resolve-site.ts';
import type { BlockCheck } from './block-check.ts';

/** Runs the check.ts of every block folder that has one over every block of its type. */
export async function checkBlocks({ routes }: ResolvedSite): Promise<Diagnostic[]> {
  const found = new Map<string, BlockCheck>();
  for (const type of listBlockTypes()) {
    if (hasBlockFile(type, 'check.ts')) found.set(type, (await importBlockModule<{ default: BlockCheck }>(type, 'check.ts')).default);
  }
  return routes.flatMap(({ page, data }) =>
    data.blocks.flatMap((block, index) =>
      (found.get(block.type)?.(block) ?? []).map(({ code, path, part, message, cure }) =>
        diagnose(code, page.source.file, locate(page.source, ['blocks', index, ...path], part), message, cure),
      ),
    ),
  );
}
