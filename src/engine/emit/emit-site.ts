import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { forgetUnused } from '#engine/cache/keep-file.ts';
import type { DrawingFailure } from '#engine/diagnostics/drawing-failure.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { buildClient, type ReactBuild } from './build-client.ts';
import { bundleFirstPaintScript } from './bundle-first-paint-script.ts';
import { collectCards } from './card/collect-cards.ts';
import { compress } from './compress.ts';
import { discoveryFiles } from './discovery-files.ts';
import { drawPages } from './draw-pages.ts';
import { encodeImage } from './encode-image.ts';
import { listFiles } from './file-list.ts';
import { headersFile, type RouteManifest, redirectsFile, routeManifest } from './host-rules.ts';
import { listRedirects } from './list-redirects.ts';
import { mapLimited } from './map-limited.ts';
import { publishFolder } from './output/publish-folder.ts';
import { outputFile } from './output-file.ts';
import { redirectPage } from './redirect-page.tsx';
import { headerRules } from './response-headers.ts';
import { buildSearchIndex } from './search/build-search-index.ts';
import { searchFolder } from './search/search-files.ts';

export interface EmitOptions {
  react?: ReactBuild;
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

/** Pictures, or files to compress, that are at work at once; Node has four threads for them. */
const atOnce = 4;

/**
 * render -> emit: writes the whole site to a folder, which is replaced only when everything has been made.
 * @param folder absolute path of dist/
 */
export async function emitSite(site: Site, folder: string, { react = 'production', onProgress }: EmitOptions = {}): Promise<Emitted> {
  const count = (stage: string, total: number) => {
    let done = 0;
    onProgress?.(stage, done, total);
    return () => onProgress?.(stage, ++done, total);
  };
  count('Bundling scripts', 0);
  const [blocks, client, firstPaintScript, renderer] = await Promise.all([
    loadBlocks(site.blockFolders),
    buildClient(site, react),
    bundleFirstPaintScript(),
    site.theme.loadRenderer(),
  ]);
  const cards = await collectCards(renderer.card, site.fonts);
  const assets = { ...client.assets, card: cards.add, searchIndex: site.site.data.search ? `/${searchFolder}` : undefined };
  const { files, documents, failures } = await drawPages(
    site,
    { blocks, renderer, assets, firstPaintScript },
    count('Drawing pages', site.routes.length),
  );
  if (failures.length > 0) return { pages: 0, files: 0, bytes: 0, failures };

  if (documents.size > 0) count('Indexing pages', 0);
  for (const [file, bytes] of await buildSearchIndex(documents, site.theme.unsearched)) files.set(file, bytes);
  for (const [file, bytes] of client.files) files.set(file, bytes);
  for (const { url, path } of Object.values(site.fonts)) files.set(url.slice(1), await readFile(path));
  const variants = [...site.images.values()].flatMap((asset) => asset.variants.map((variant) => ({ asset, variant })));
  const onPicture = count('Encoding pictures', variants.length);
  const pictures = await mapLimited(variants, atOnce, async ({ asset, variant }) => {
    const bytes = await encodeImage(asset, variant);
    onPicture();
    return [variant.url.slice(1), bytes] as const;
  });
  for (const [file, bytes] of pictures) files.set(file, bytes);
  const onCard = count('Drawing social cards', cards.count);
  await cards.encode((file, card) => {
    files.set(file, card);
    onCard();
  });
  for (const [file, bytes] of await discoveryFiles(site, blocks)) files.set(file, bytes);
  const text = (content: string) => Buffer.from(content);
  const headers = headerRules(site.site.data.security, documents.size > 0);
  const redirects = listRedirects(site);
  for (const redirect of redirects) files.set(outputFile({ path: redirect.from, kind: 'canonical' }), text(redirectPage(redirect)));
  files.set('_redirects', text(redirectsFile(site.routes, redirects)));
  files.set('_headers', text(headersFile(headers)));
  for (const [file, path] of Object.entries(site.theme.files)) files.set(file, await readFile(join(site.theme.folder, path)));

  const onCompressed = count('Compressing files', files.size);
  const compressed = await mapLimited([...files], atOnce, async ([file, bytes]) => {
    const both = await compress(file, bytes);
    onCompressed();
    return both;
  });
  // Sorted by name, because the list is published: it must not depend on the order in which the files were made.
  const all = new Map([...files, ...compressed.flatMap((both) => [...both])].sort(([a], [b]) => (a < b ? -1 : 1)));
  const moved = {
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
    gone: site.site.data.retired?.filter((target) => !target.includes('#')),
  };
  const manifest: RouteManifest = { ...routeManifest(site.routes), ...moved, headers, files: listFiles(all) };
  // Has to be the last file: when it is in place, a folder that is filled file by file holds the new build.
  all.set('routes.json', text(JSON.stringify(manifest)));
  count('Writing files', 0);
  await publishFolder(folder, all);
  await forgetUnused(['images', 'icons', 'cards', 'compressed', 'fonts']);
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  return { pages: site.routes.length, files: files.size, bytes, failures };
}
