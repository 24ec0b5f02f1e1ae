import { join } from 'node:path';
import type { AssetManifest } from '#contract/asset-manifest.ts';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { renderPage } from '#engine/render/render-page.tsx';
import type { Route } from '#engine/resolve/resolve-site.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { renderer } from '#theme/renderer.ts';
import { theme } from '#theme/theme.ts';
import { fixtureSites } from './scratch-site.ts';

const assets: AssetManifest = { script: (entry) => `/assets/${entry}.js` };

/** Draws a page of a site that is made of the given blocks. @param root absolute path of the site @returns the whole document */
export async function createBlockRenderer(root = join(fixtureSites, 'joinery')): Promise<(blocks: BlockData[]) => Promise<string>> {
  const { site } = await loadSite(root, theme);
  if (!site) throw new Error(`the site in ${root} is unsound`);
  const blocks = await loadBlocks(site.blockFolders);
  const home = site.routes.find((route) => route.path === '/') as Route;
  return async (data) =>
    (await renderPage(site, { ...home, data: { ...home.data, blocks: data } }, { blocks, renderer, assets, firstPaintScript: '' })).html;
}

/** The words of a document as a reader sees them: no tags, entities decoded, white space folded. */
export function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return decode(body.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
}

/** The values of all attributes and hidden data, where placeholders, initial values and later screens stand. */
export function attributesOf(html: string): string {
  return decode(html.slice(html.indexOf('<body')))
    .replace(/\\"/g, '"')
    .replace(/\s+/g, ' ');
}

function decode(html: string): string {
  return html
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
