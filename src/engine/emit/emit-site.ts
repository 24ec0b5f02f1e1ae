import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressBelow } from '#contract/base.ts';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { forgetUnused } from '#engine/cache/keep-file.ts';
import { loadRenderer } from '#engine/compiled/import-source.ts';
import { BeyondHost } from '#engine/deploy/beyond-host.ts';
import { findFileProblems } from '#engine/deploy/find-host-problems.ts';
import type { HostName } from '#engine/deploy/host-names.ts';
import { keepEarlier } from '#engine/deploy/keep-earlier.ts';
import { planDeploy } from '#engine/deploy/plan-deploy.ts';
import type { DrawingFailure } from '#engine/diagnostics/drawing-failure.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import type { ReactBuild } from './build-client.ts';
import { collectCards } from './card/collect-cards.ts';
import { discoveryFiles } from './discovery-files.ts';
import { drawPages } from './draw-pages.ts';
import { emitFiles } from './emit-files.ts';
import { encodeImage } from './encode-image.ts';
import { type RouteManifest, routeManifest } from './host-rules.ts';
import { listRedirects } from './list-redirects.ts';
import { mapLimited } from './map-limited.ts';
import { openStage, type Stage } from './output/open-stage.ts';
import { publishFolder } from './output/publish-folder.ts';
import type { Content } from './output/write-files.ts';
import { outputFile } from './output-file.ts';
import { prepareScripts } from './prepare-scripts.ts';
import { redirectPage } from './redirect-page.tsx';
import { headerRules } from './response-headers.ts';
import { buildSearchIndex } from './search/build-search-index.ts';
import { searchFolder } from './search/search-files.ts';

export interface EmitOptions {
  react?: ReactBuild;
  /** The host that is built for, instead of the one in site.yaml. */
  host?: HostName;
  /** Whether social cards are drawn. */
  cards?: boolean;
  /** Whether the compressed copies are made that the host sends. */
  compression?: boolean;
  /** Called with what is being done, and how much of it is done. */
  onProgress?: (stage: string, done: number, total: number) => void;
}

export interface Emitted {
  pages: number;
  files: number;
  /** Of all files before compression. */
  bytes: number;
  /** Pages that could not be drawn; if there are any, nothing was written. */
  failures: DrawingFailure[];
}

/** Pictures that are at work at once; Node has four threads for them. */
const atOnce = 4;

/**
 * render -> emit: writes the whole site to a folder, which is replaced only when everything has been made. Files are written
 * beside it as they are made, so that they are not held in memory.
 * @param folder absolute path of dist/
 * @throws BeyondHost where the host does not take what was made
 */
export async function emitSite(site: Site, folder: string, options: EmitOptions = {}): Promise<Emitted> {
  const stage = await openStage(folder);
  try {
    return await emitStaged({ site, folder, stage, options });
  } finally {
    await stage.remove();
  }
}

interface Emitting {
  site: Site;
  folder: string;
  stage: Stage;
  options: EmitOptions;
}

async function emitStaged({ site, folder, stage, options }: Emitting): Promise<Emitted> {
  const { react = 'production', host, onProgress } = options;
  const count = (stage: string, total: number) => {
    let done = 0;
    onProgress?.(stage, done, total);
    return () => onProgress?.(stage, ++done, total);
  };
  count('Bundling scripts', 0);
  const [blocks, scripts, renderer] = await Promise.all([
    loadBlocks(site.blockFolders),
    prepareScripts(site, react),
    loadRenderer(site.theme),
  ]);
  const plan = planDeploy(site.site.data, host);
  const sink = emitFiles(
    { write: (file, content) => stage.write(plan.folder + file, content) },
    options.compression === false ? [] : plan.compressed,
  );
  const addAll = async (files: ReadonlyMap<string, Buffer>) => {
    for (const [file, content] of files) await sink.add(file, content);
  };
  /** Hands a file on, and counts it. */
  const counted = (onFile: () => void) => async (file: string, content: Buffer) => {
    await sink.add(file, content);
    onFile();
  };
  const cards = options.cards === false ? undefined : await collectCards(renderer.card, site.fonts);
  const assets = { ...scripts.assets, card: cards?.add, searchIndex: site.site.data.search ? `/${searchFolder}` : undefined };
  const takePage = counted(count('Drawing pages', site.routes.length));
  const { documents, failures } = await drawPages(site, { blocks, renderer, assets, firstPaintScript: scripts.firstPaint }, takePage);
  if (failures.length > 0) {
    await sink.finish();
    return { pages: 0, files: 0, bytes: 0, failures };
  }
  if (documents.size > 0) count('Indexing pages', 0);
  await addAll(await buildSearchIndex(documents, site.theme.unsearched));
  await addAll(scripts.files);
  for (const { url, path } of Object.values(site.fonts)) await sink.add(url.slice(1), await readFile(path));
  // One picture may stand beside several pages.
  const variants = [
    ...new Map([...site.images.values()].flatMap((asset) => asset.variants.map((variant) => [variant.url, { asset, variant }]))).values(),
  ];
  const takePicture = counted(count('Encoding pictures', variants.length));
  await mapLimited(variants, atOnce, async ({ asset, variant }) => takePicture(variant.url.slice(1), await encodeImage(asset, variant)));
  await cards?.encode(counted(count('Drawing social cards', cards.count)));
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
  await forgetUnused(['images', 'icons', 'cards', 'compressed', 'fonts', 'scripts']);
  const { files: made, bytes } = sink.totals();
  return { pages: site.routes.length, files: made + rules.size, bytes: bytes + Buffer.byteLength([...rules.values()].join('')), failures };
}
