import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressBelow } from '#contract/base.ts';
import { viewsTarget } from '#engine/analytics/analytics-of.ts';
import type { Kept } from '#engine/cache/keep-file.ts';
import { sweepCacheSometimes } from '#engine/cache/sweep-cache.ts';
import { BeyondHost } from '#engine/deploy/beyond-host.ts';
import { findFileProblems } from '#engine/deploy/find-host-problems.ts';
import type { HostName } from '#engine/deploy/host-names.ts';
import { keepEarlier } from '#engine/deploy/keep-earlier.ts';
import { type DeployPlan, planDeploy } from '#engine/deploy/plan-deploy.ts';
import type { DrawingFailure } from '#engine/diagnostics/drawing-failure.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import type { ReactBuild } from './build-client.ts';
import { collectCards } from './card/collect-cards.ts';
import { collectForms } from './collect-forms.ts';
import type { Encoding } from './compress.ts';
import { discoveryFiles } from './discovery-files.ts';
import { KeptPageDiffers } from './draw-pages.ts';
import { emitFiles } from './emit-files.ts';
import { encodeImage } from './encode-image.ts';
import { type RouteManifest, routeManifest } from './host-rules.ts';
import { listRedirects } from './list-redirects.ts';
import { mapLimited } from './map-limited.ts';
import { openStage, type Stage } from './output/open-stage.ts';
import { placedStage } from './output/placed-stage.ts';
import { publishFolder } from './output/publish-folder.ts';
import type { Content } from './output/write-files.ts';
import { outputFile } from './output-file.ts';
import { emitPages } from './pages/emit-pages.ts';
import { openPageCache, type PageCache } from './pages/page-cache.ts';
import { prepareDrawing } from './prepare-drawing.ts';
import { redirectPage } from './redirect-page.tsx';
import { headerRules } from './response-headers.ts';
import { keepSearchIndex } from './search/keep-search-index.ts';

/** What is written of a site, and how. */
export interface OutputOptions {
  react?: ReactBuild;
  /** The host that is built for, instead of the one in site.yaml. */
  host?: HostName;
  /** Whether social cards are drawn; left out, they are. */
  cards?: boolean;
  /** Whether the compressed copies are made that the host sends; left out, they are. */
  compression?: boolean;
}

interface EmitOptions extends OutputOptions {
  /** Called with what is being done, and how much of it is done. */
  onProgress?: (stage: string, done: number, total: number) => void;
  /** Whether every page is drawn, whatever earlier builds have kept. */
  noCache?: boolean;
}

export interface Emitted {
  pages: number;
  /** Pages that were drawn; the others are as an earlier build has drawn them. */
  drawn: number;
  /** Of each path, why it was drawn or not. */
  reasons: ReadonlyMap<string, string>;
  /** The URLs of the social cards, by `keyOfCard`. */
  cards: ReadonlyMap<string, string>;
  /** Something that an operator should know. */
  note?: string;
  files: number;
  /** Of all files before compression. */
  bytes: number;
  /** Pages that could not be drawn; if there are any, nothing was written. */
  failures: DrawingFailure[];
}

/** Pictures that are at work at once; Node has four threads for them. */
const atOnce = 4;

/** The folders of .cache/ that grow with every build. */
const keptFolders = ['images', 'icons', 'cards', 'compressed', 'fonts', 'pages', 'builds', 'search', 'scripts', 'settings'];

/**
 * render -> emit: writes the whole site to a folder, which is replaced only when everything has been made. Files are written
 * beside it as they are made, so that they are not held in memory. Pages that an earlier build has drawn from the same values are
 * not drawn again.
 * @param folder absolute path of dist/
 * @throws BeyondHost where the host does not take what was made
 * @throws KeptPageDiffers in CI; elsewhere everything is drawn anew then
 */
export async function emitSite(site: Site, folder: string, options: EmitOptions = {}): Promise<Emitted> {
  const plan = planDeploy(site.site.data, options.host);
  const compressed = options.compression === false ? [] : plan.compressed;
  const cache = options.noCache ? undefined : openPageCache(site.root, compressed.join());
  const emit = async () => {
    const stage = await openStage(folder);
    try {
      return await emitStaged({ site, folder, stage, plan, compressed, cache, options });
    } finally {
      await stage.remove();
    }
  };
  try {
    return await emit();
  } catch (error) {
    if (!(error instanceof KeptPageDiffers) || process.env.CI) throw error;
    cache?.clear();
    return { ...(await emit()), note: `${error.message}. Everything was drawn anew; please report this.` };
  }
}

interface Emitting {
  site: Site;
  folder: string;
  stage: Stage;
  plan: DeployPlan;
  /** The endings of the compressed copies. */
  compressed: readonly Encoding[];
  cache?: PageCache;
  options: EmitOptions;
}

async function emitStaged({ site, folder, stage, plan, compressed, cache, options }: Emitting): Promise<Emitted> {
  const { react = 'production', onProgress } = options;
  const count = (stage: string, total: number) => {
    let done = 0;
    onProgress?.(stage, done, total);
    return () => onProgress?.(stage, ++done, total);
  };
  count('Bundling scripts', 0);
  const drawing = await prepareDrawing(site, plan, react);
  const { blocks, scripts } = drawing;
  const sink = emitFiles(placedStage(stage, plan), compressed);
  const addAll = async (files: ReadonlyMap<string, Buffer>) => {
    for (const [file, content] of files) await sink.add(file, content);
  };
  /** Hands on a file that is made of no page, and counts it. */
  const taking =
    (onFile: () => void) =>
    async (file: string, { content, path }: Kept) => {
      await sink.add(file, content, { path, onKept: cache?.addFile });
      onFile();
    };
  /** Hands on a file that an earlier build has made, if one has. */
  const place = (file: string) => {
    const known = cache?.findFile(file);
    if (known) sink.place(known);
    return known !== undefined;
  };
  const cards = options.cards === false ? undefined : await collectCards(drawing.renderer.card, site.fonts, cache);
  const { documents, failures, drawn, reasons } = await emitPages(site, drawing.options(cards?.add), {
    sink,
    cache,
    onPage: count('Drawing pages', site.routes.length),
  });
  if (failures.length > 0) {
    await sink.finish();
    return { pages: 0, drawn, reasons, cards: new Map(), files: 0, bytes: 0, failures };
  }
  if (documents.size > 0) count('Indexing pages', 0);
  await addAll(await keepSearchIndex(documents, site.theme.unsearched));
  await addAll(scripts.files);
  for (const { url, path } of Object.values(site.fonts)) await sink.add(url.slice(1), await readFile(path));
  // One picture may stand beside several pages.
  const variants = [
    ...new Map([...site.images.values()].flatMap((asset) => asset.variants.map((variant) => [variant.url, { asset, variant }]))).values(),
  ];
  const missing = variants.filter(({ variant }) => !place(variant.url.slice(1)));
  const takePicture = taking(count('Encoding pictures', missing.length));
  await mapLimited(missing, atOnce, async ({ asset, variant }) => takePicture(variant.url.slice(1), await encodeImage(asset, variant)));
  if (cards) await cards.encode(taking(count('Drawing social cards', cards.count)), place);
  await addAll(await discoveryFiles(site, blocks));
  const text = (content: string) => Buffer.from(content);
  const headers = headerRules(site.site.data.security, documents.size > 0);
  const redirects = listRedirects(site);
  for (const redirect of redirects)
    await sink.add(
      outputFile({ path: redirect.from, kind: 'canonical' }),
      text(redirectPage({ ...redirect, to: addressBelow(plan.base, redirect.to) })),
    );
  for (const [file, path] of Object.entries(site.theme.files)) await sink.add(file, await readFile(join(site.theme.folder, path)));
  count('Writing files', 0);
  await sink.finish();
  const routes: RouteManifest = {
    ...routeManifest(site.routes),
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
    gone: site.site.data.retired?.filter((target) => !target.includes('#')),
    headers,
    inbox: collectForms(site, blocks),
    views: viewsTarget(site.site.data),
    ...(plan.base !== '/' && { base: plan.base, folder: plan.folder }),
  };
  const rules = plan.rules(routes);
  for (const [file, content] of rules) await stage.write(file, text(content));
  const kept = await keepEarlier({ folder, stage, builds: plan.keepBuilds });
  const beyond = plan.host ? findFileProblems(site, plan.host, stage.listed) : [];
  if (beyond.length > 0) throw new BeyondHost(beyond);

  // Sorted by name, because the list is published: it must not depend on the order in which the files were made.
  const files = Object.fromEntries([...stage.listed].sort(([a], [b]) => (a < b ? -1 : 1)));
  // Has to be the last file: when it is in place, a folder that is filled file by file holds the new build.
  await publishFolder(
    folder,
    new Map<string, Content>([
      ...stage.files,
      ['routes.json', text(JSON.stringify({ ...routes, ...(kept.length > 0 && { kept }), files }))],
    ]),
  );
  cache?.save(site.routes.map(({ path }) => path));
  sweepCacheSometimes(keptFolders);
  const totals = sink.totals();
  return {
    pages: site.routes.length,
    drawn,
    reasons,
    cards: cards?.urls ?? new Map(),
    files: totals.files + rules.size,
    bytes: totals.bytes + Buffer.byteLength([...rules.values()].join('')),
    failures,
  };
}
