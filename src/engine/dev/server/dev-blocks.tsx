import type { JsonSchema } from '#contract/json-schema.ts';
import type { Theme, ThemeRenderer } from '#contract/theme.ts';
import { type AnyBlock, loadBlock } from '#engine/blocks/load-blocks.ts';
import { blockFolders } from '#engine/blocks/type-folders.ts';
import { loadRenderer } from '#engine/compiled/import-source.ts';
import type { Problem } from '#engine/dev/wire.ts';
import { bundleFirstPaintScript } from '#engine/emit/bundle-first-paint-script.ts';
import { problemType } from '#engine/session/recover-page.ts';
import type { DevSchemas } from './dev-schemas.ts';
import { errorToProblem } from './error-to-problem.ts';
import { ProblemCard } from './problem-card.tsx';

export interface DevBlocks {
  blocks: ReadonlyMap<string, AnyBlock>;
  renderer: ThemeRenderer;
  firstPaintScript: string;
  /** What would be published of their shapes, by file name. */
  published: ReadonlyMap<string, JsonSchema>;
  /** Of block folders that cannot be loaded, and of shapes. */
  problems: Problem[];
}

/** Every block by its type; one whose code does not load is drawn as a card that says why. @param root absolute path of the site */
export async function loadDevBlocks(theme: Theme, root: string, { published, problems: ofShapes }: DevSchemas): Promise<DevBlocks> {
  const blocks = new Map<string, AnyBlock>([[problemType, { View: ProblemCard }]]);
  const problems = [...ofShapes];
  const folders = blockFolders(theme, root);
  const [renderer, firstPaintScript] = await Promise.all([loadRenderer(theme), bundleFirstPaintScript()]);
  await Promise.all(
    folders.types().map(async (type) => {
      try {
        blocks.set(type, await loadBlock(folders, type));
      } catch (error) {
        const problem = errorToProblem(error, `The block ${type} cannot be loaded`);
        problems.push(problem);
        blocks.set(type, { View: () => <ProblemCard problems={[problem]} /> });
      }
    }),
  );
  return { blocks, renderer, firstPaintScript, published, problems };
}
