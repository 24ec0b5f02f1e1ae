import type { AssetManifest } from '#contract/asset-manifest.ts';
import { type Problem, problemType } from '#engine/dev/wire.ts';
import { clientEntryId } from '#engine/emit/client-entries.ts';
import { locate } from '#engine/read/locate.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { findBrokenBlocks } from '#engine/render/find-broken-blocks.ts';
import { renderPage } from '#engine/render/render-page.tsx';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import type { DevBlocks } from './dev-blocks.tsx';
import { errorToProblem } from './error-to-problem.ts';

const assets: AssetManifest = {
  script: (entry) => `/@id/${clientEntryId(entry)}`,
  file: (path) => `/src/theme/${path}`,
};
/** Comes before all other scripts, so that it sees the page as it was sent. */
export const clientScript = '<script type="module" src="/src/engine/dev/client/main.ts"></script>';

export interface DrawnPage {
  html: string;
  /** The inline scripts that it was written with. */
  scripts: string[];
}

/** Draws an address for an author: with the source of every block, and a card where a block cannot be drawn. */
export async function drawPage(
  site: Site,
  route: Route,
  { blocks, renderer }: DevBlocks,
  problemsOf: (index: number) => Problem[],
): Promise<DrawnPage> {
  const sources = route.data.blocks.map((_, index) => sourceOfBlock(route.page.source, index));
  const data = route.data.blocks.map((block, index) => (block.type === problemType ? { ...block, problems: problemsOf(index) } : block));
  const draw = (drawn: BlockData[]) =>
    renderPage(site, { ...route, data: { ...route.data, blocks: drawn } }, { blocks, renderer, assets, policy: false, sources });
  const { html, scripts } = await draw(data).catch(async (error) => {
    const broken = await findBrokenBlocks(data, draw);
    if (broken.size === 0) throw error;
    const tried = data.map((block, index) =>
      broken.has(index)
        ? { type: problemType, problems: [errorToProblem(broken.get(index), `The block ${block.type} cannot be drawn`)] }
        : block,
    );
    return draw(tried);
  });
  return { html: toDevDocument(html), scripts };
}

/** pages/about.yaml:12 */
export function sourceOfBlock(source: SourceDocument, index: number): string {
  return `${source.file}:${locate(source, ['blocks', index]).start.line}`;
}

function toDevDocument(html: string): string {
  return (
    html
      // A page that was drawn ahead of the click would be older than the file.
      .replace(/<script type="speculationrules">.*?<\/script>/s, '')
      // Not when the page is painted, which may be before the script that has to be the first.
      .replace(/<link rel="modulepreload" href="([^"]*)"[^>]*>/g, '<script type="module" src="$1"></script>')
      .replace('<head>', () => `<head>${clientScript}`)
  );
}
