import { fileStart } from '#engine/diagnostics/diagnostic.ts';
import type { DrawingFailure } from '#engine/diagnostics/drawing-failure.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { SharedParts } from '#engine/render/draw-part.tsx';
import { findBrokenBlocks } from '#engine/render/find-broken-blocks.ts';
import { type RenderOptions, renderPage } from '#engine/render/render-page.tsx';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { outputFile } from './output-file.ts';

/**
 * Draws every path of a site. One that cannot be drawn does not stop the others.
 * @param onPage called after each
 */
export async function drawPages(
  site: Site,
  options: RenderOptions,
  onPage: () => void,
): Promise<{ files: Map<string, Buffer>; failures: DrawingFailure[] }> {
  const files = new Map<string, Buffer>();
  const failures: DrawingFailure[] = [];
  const failed = new Set<string>();
  const shared: SharedParts = new Map();
  for (const route of site.routes) {
    const { file } = route.page.source;
    // Reported once a page: all its paths fail for the same reason.
    if (!failed.has(file)) {
      try {
        files.set(outputFile(route), Buffer.from((await renderPage(site, route, { ...options, shared })).html));
      } catch (error) {
        failed.add(file);
        failures.push(...(await explainFailure({ site, route, options, cause: error })));
      }
    }
    onPage();
  }
  return { files, failures };
}

async function explainFailure({
  site,
  route,
  options,
  cause,
}: {
  site: Site;
  route: Route;
  options: RenderOptions;
  cause: unknown;
}): Promise<DrawingFailure[]> {
  const { source } = route.page;
  const of = { file: source.file, path: route.path };
  const draw = (blocks: BlockData[]) => renderPage(site, { ...route, data: { ...route.data, blocks } }, options);
  const broken = await findBrokenBlocks(route.data.blocks, draw);
  if (broken.size === 0) return [{ ...of, range: fileStart, cause }];
  return [...broken].map(([index, thrown]) => ({
    ...of,
    range: placeOf(source, ['blocks', index]).range,
    type: route.data.blocks[index]?.type,
    cause: thrown,
  }));
}
