import { fileStart } from '#engine/diagnostics/diagnostic.ts';
import type { DrawingFailure } from '#engine/diagnostics/drawing-failure.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { SharedParts } from '#engine/render/draw-part.tsx';
import { findBrokenBlocks } from '#engine/render/find-broken-blocks.ts';
import { listIndexed } from '#engine/render/list-indexed.ts';
import { type RenderOptions, renderPage } from '#engine/render/render-page.tsx';
import { languageOf } from '#engine/resolve/language-of.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { outputFile } from './output-file.ts';
import { searchDocument } from './search/search-document.tsx';

interface DrawnPages {
  /** What the search of the site finds, by path; nothing where it is off. */
  documents: Map<string, string>;
  failures: DrawingFailure[];
}

/**
 * Draws every path of a site. One that cannot be drawn does not stop the others.
 * @param take gets each page as soon as it is drawn, with its path in dist/; nothing once one could not be drawn
 */
export async function drawPages(
  site: Site,
  options: RenderOptions,
  take: (file: string, html: Buffer) => Promise<void>,
): Promise<DrawnPages> {
  const documents = new Map<string, string>();
  const found = new Set(site.site.data.search ? listIndexed(site, options.blocks) : []);
  const failures: DrawingFailure[] = [];
  const failed = new Set<string>();
  const shared: SharedParts = new Map();
  for (const route of site.routes) {
    const { file } = route.page.source;
    // Reported once a page: all its paths fail for the same reason.
    if (failed.has(file)) continue;
    const drawn = await renderPage(site, route, { ...options, shared }).catch(async (error) => {
      failed.add(file);
      failures.push(...(await explainFailure({ site, route, options, cause: error })));
    });
    if (!drawn || failed.size > 0) continue;
    const { html, body } = drawn;
    if (found.has(route))
      documents.set(route.path, searchDocument({ title: route.data.title, lang: languageOf(site.site.data, route.regionName), body }));
    await take(outputFile(route), Buffer.from(html));
  }
  return { documents, failures };
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
