import { fileStart } from '#engine/diagnostics/diagnostic.ts';
import type { DrawingFailure } from '#engine/diagnostics/drawing-failure.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { SharedParts } from '#engine/render/draw-part.tsx';
import { findBrokenBlocks } from '#engine/render/find-broken-blocks.ts';
import { listIndexed } from '#engine/render/list-indexed.ts';
import { createRecorder, type Reads } from '#engine/render/recorder.ts';
import { composeRoute, drawRoute, type RenderedPage, type RenderOptions, renderPage } from '#engine/render/render-page.tsx';
import { createSiteReader } from '#engine/render/site-reader.ts';
import { languageOf } from '#engine/resolve/language-of.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { hashOf } from './file-list.ts';
import { outputFile } from './output-file.ts';
import { findKept, type Verdict } from './pages/find-kept.ts';
import { listOwnReads } from './pages/own-reads.ts';
import type { KeptPage, PageCache } from './pages/page-cache.ts';
import { searchDocument } from './search/search-document.tsx';

/** A page as it goes to the output. */
export interface DrawnPage {
  route: Route;
  /** Path in the output. */
  file: string;
  html: Buffer;
  /** What the search of the site reads of it, where it is searched. */
  document?: Buffer;
}

interface Taking {
  /** Gets each page as soon as it is drawn; nothing once one could not be drawn. @param reads all that it was drawn from */
  onDrawn(page: DrawnPage, reads: Reads): Promise<void>;
  /** Gets each page that need not be drawn. */
  onKept?(page: KeptPage, route: Route): void;
  /** Those that are drawn; left out, all of the site. */
  routes?: readonly Route[];
  /** What earlier builds have drawn; left out, every page is drawn. */
  cache?: PageCache;
  /** The hash of the code of a block of the site; undefined for a block of the theme. */
  codeOf?(type: string): string | undefined;
  /** A number from 0 to 1: which of the kept pages are drawn again. */
  random?(): number;
}

export interface DrawnPages {
  drawn: number;
  failures: DrawingFailure[];
  /** Of each path, why it was drawn or not. */
  reasons: ReadonlyMap<string, string>;
}

/** A page that was drawn again differs from what was kept of it: it was drawn from something that nobody noted. */
export class KeptPageDiffers extends Error {
  constructor(readonly path: string) {
    super(`${path} was drawn again and differs from what an earlier build has kept of it`);
  }
}

/** Of the pages that are kept, this part is drawn again, and has to come out the same. */
const drawnAgain = 0.01;

const nothingKept: Verdict = { why: 'drawn: no earlier build was looked at' };

/**
 * Draws the paths of a site, but those that are kept from earlier builds. One that cannot be drawn does not stop the others.
 * @throws KeptPageDiffers
 */
export async function drawPages(
  site: Site,
  options: RenderOptions,
  { onDrawn, onKept, routes = site.routes, cache, codeOf = () => undefined, random = Math.random }: Taking,
): Promise<DrawnPages> {
  const searched = new Set(site.site.data.search ? listIndexed(site, options.blocks) : []);
  const failures: DrawingFailure[] = [];
  const failed = new Set<string>();
  const shared: SharedParts = new Map();
  const recorder = createRecorder();
  const reader = createSiteReader(site, { ...options, recorder });
  const reasons = new Map<string, string>();
  let kept = 0;

  for (const route of routes) {
    const { file } = route.page.source;
    // Reported once a page: all its paths fail for the same reason.
    if (failed.has(file)) continue;
    const isSearched = searched.has(route);
    const composed = composeRoute(route, options.blocks);
    const draw = () => recorder.record(() => drawRoute(reader, composed, { ...options, shared }));
    let drawn: { value: RenderedPage; reads: Reads } | undefined;
    let own: Reads;
    try {
      own = listOwnReads(reader, composed, codeOf);
      const { page, why } = cache ? findKept(cache, { reader, path: route.path, own, isSearched }) : nothingKept;
      reasons.set(route.path, why);
      if (page) {
        if (random() < drawnAgain && hashOf(draw().value.html) !== page.files[0]?.hash) throw new KeptPageDiffers(route.path);
        onKept?.(page, route);
        kept++;
        continue;
      }
      drawn = draw();
    } catch (error) {
      if (error instanceof KeptPageDiffers) throw error;
      failed.add(file);
      failures.push(...(await explainFailure({ site, route, options, cause: error })));
      continue;
    }
    if (failed.size > 0) continue;
    const { html, body } = drawn.value;
    const lang = languageOf(site.site.data, route.regionName);
    const document = isSearched ? Buffer.from(searchDocument({ title: route.data.title, lang, body })) : undefined;
    await onDrawn({ route, file: outputFile(route), html: Buffer.from(html), document }, new Map([...own, ...drawn.reads]));
  }
  return { drawn: routes.length - kept, failures, reasons };
}

interface Failing {
  site: Site;
  route: Route;
  options: RenderOptions;
  cause: unknown;
}

async function explainFailure({ site, route, options, cause }: Failing): Promise<DrawingFailure[]> {
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
