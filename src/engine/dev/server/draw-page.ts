import type { AssetManifest } from '#contract/asset-manifest.ts';
import type { Problem } from '#engine/dev/wire.ts';
import { clientEntryId } from '#engine/emit/client-entries.ts';
import { lineOfPlace, placeOf } from '#engine/read/locate.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { findBrokenBlocks } from '#engine/render/find-broken-blocks.ts';
import { type RenderedPage, renderPage } from '#engine/render/render-page.tsx';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { problemType } from '#engine/session/recover-page.ts';
import type { DevBlocks } from './dev-blocks.tsx';
import { errorToProblem } from './error-to-problem.ts';

const assets: AssetManifest = {
  script: (entry) => `/@id/${clientEntryId(entry)}`,
};
/** The URL of the module script that comes before all others, so that it sees the page as it was sent. */
export const clientScript = '/src/engine/dev/client/main.ts';

interface Drawing {
  blocks: DevBlocks;
  /** What is wrong with a block that stands on the page as a problem card. */
  problemsOf: (index: number) => Problem[];
  /** CSS that comes after the styles of the page. */
  styles?: string;
}

/** Draws a path for an author: with the source of every block, and a card where a block cannot be drawn. */
export async function drawPage(site: Site, route: Route, { blocks: code, problemsOf, styles }: Drawing): Promise<RenderedPage> {
  const { blocks, renderer, firstPaintScript } = code;
  const sources = route.data.blocks.map((_, index) => sourceOfBlock(route.page.source, index));
  const data = route.data.blocks.map((block, index) => (block.type === problemType ? { ...block, problems: problemsOf(index) } : block));
  const options = { blocks, renderer, assets, firstPaintScript, author: { sources, script: clientScript, styles } };
  const draw = (drawn: BlockData[]) => renderPage(site, { ...route, data: { ...route.data, blocks: drawn } }, options);
  return draw(data).catch(async (error) => {
    const broken = await findBrokenBlocks(data, draw);
    if (broken.size === 0) throw error;
    const tried = data.map((block, index) =>
      broken.has(index)
        ? { type: problemType, problems: [errorToProblem(broken.get(index), `The block ${block.type} cannot be drawn`)] }
        : block,
    );
    return draw(tried);
  });
}

/** pages/about.yaml:12 */
export function sourceOfBlock(source: SourceDocument, index: number): string {
  return lineOfPlace(placeOf(source, ['blocks', index]));
}
