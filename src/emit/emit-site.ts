import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadBlocks } from '../blocks/load-blocks.ts';
import { engineRoot } from '../engine-root.ts';
import { renderPage } from '../render/render-page.tsx';
import type { ResolvedSite } from '../resolve/resolve-site.ts';
import { buildClient, type ReactBuild } from './build-client.ts';
import { collectCards } from './card/collect-cards.ts';
import { compress } from './compress.ts';
import { discoveryFiles } from './discovery-files.ts';
import { encodeImage } from './encode-image.ts';
import { listFiles } from './file-list.ts';
import { headersFile, type RouteManifest, redirectsFile, routeManifest } from './host-rules.ts';
import { forgetUnused } from './keep-file.ts';
import { mapLimited } from './map-limited.ts';
import { outputFile } from './output-file.ts';
import { replaceFolder } from './replace-folder.ts';
import { headerRules } from './response-headers.ts';

export interface Emitted {
  pages: number;
  files: number;
  /** Of all files before compression. */
  bytes: number;
}

/**
 * render -> emit: writes the whole site to a folder, which is replaced only when everything has been made.
 * @param folder absolute path of dist/
 * @throws with the address in the message if a page cannot be drawn: a bug of a block or of the engine
 */
export async function emitSite(site: ResolvedSite, folder: string, react: ReactBuild = 'production'): Promise<Emitted> {
  const [blocks, client, cards] = await Promise.all([loadBlocks(), buildClient(react), collectCards()]);
  const assets = { ...client.assets, card: cards.add };
  const files = new Map<string, Buffer>();
  for (const route of site.routes) {
    const page = await renderPage(site, route, { blocks, assets, compact: true }).catch((error: Error) => {
      throw new Error(`${route.page.source.file} could not be drawn at ${route.path}: ${error.message}`, { cause: error });
    });
    files.set(outputFile(route), Buffer.from(page.html));
  }
  for (const [file, bytes] of client.files) files.set(file, bytes);
  const variants = [...site.images.values()].flatMap((asset) => asset.variants.map((variant) => ({ asset, variant })));
  const pictures = await mapLimited(
    variants,
    4,
    async ({ asset, variant }) => [variant.url.slice(1), await encodeImage(asset, variant)] as const,
  );
  for (const [file, bytes] of pictures) files.set(file, bytes);
  for (const [file, bytes] of await cards.encode()) files.set(file, bytes);
  for (const [file, bytes] of await discoveryFiles(site, blocks)) files.set(file, bytes);
  const text = (content: string) => Buffer.from(content);
  const headers = headerRules(site.site.data.security);
  files.set('_redirects', text(redirectsFile(site.routes)));
  files.set('_headers', text(headersFile(headers)));
  // The fonts' licence asks to travel with them.
  files.set('assets/fonts-licence.txt', await readFile(join(engineRoot, 'src', 'ui', 'fonts', 'LICENSE')));

  const all = new Map(files);
  const compressed = await mapLimited([...files], 4, ([file, bytes]) => compress(file, bytes));
  for (const part of compressed) for (const [file, bytes] of part) all.set(file, bytes);
  const manifest: RouteManifest = { ...routeManifest(site.routes), headers, files: listFiles(all) };
  // Last: a folder that is filled in place holds a new build from the moment at which this file is there.
  all.set('routes.json', text(JSON.stringify(manifest)));
  await replaceFolder(folder, all);
  await forgetUnused(['images', 'icons', 'cards', 'compressed']);
  return { pages: site.routes.length, files: files.size, bytes: [...files.values()].reduce((sum, { length }) => sum + length, 0) };
}
