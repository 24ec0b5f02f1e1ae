import { loadBlocks } from '../blocks/load-blocks.ts';
import { sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { clientEntryId } from '../emit/client-entries.ts';
import { encodeImage } from '../emit/encode-image.ts';
import { type LoadedSite, loadSite } from '../pipeline.ts';
import { renderPage } from '../render/render-page.tsx';
import { resolveRoute } from '../resolve/resolve-site.ts';
import { problemPage } from './problem-page.ts';

export interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

const assets = {
  script: (entry: string) => `/@id/${clientEntryId(entry)}`,
  file: (path: string) => `/src/ui/${path}`,
};
const headExtra = '<script type="module" src="/@vite/client"></script>';

let cached: { version: number; loaded: Promise<LoadedSite> } | undefined;

/**
 * Answers one request from the YAML files as they are now.
 * @param version changes whenever a file of the site has changed
 */
export async function answerRequest(root: string, version: number, url: string): Promise<Answer> {
  if (cached?.version !== version) cached = { version, loaded: loadSite(root) };
  const { site, diagnostics, texts } = await cached.loaded;
  const path = decodeURI(url.replace(/\?.*$/s, ''));
  const html = (status: number, body: string): Answer => ({ status, type: 'text/html; charset=utf-8', body });
  if (!site) return html(500, problemPage(sortDiagnostics(diagnostics), texts));

  if (path.startsWith('/assets/')) {
    for (const asset of site.images.values()) {
      const variant = asset.variants.find((candidate) => candidate.url === path);
      if (variant)
        return {
          status: 200,
          type: `image/${variant.format === 'svg' ? 'svg+xml' : variant.format}`,
          body: await encodeImage(asset, variant),
        };
    }
  }
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
  const route = resolveRoute(site, path) ?? site.routes.find((candidate) => candidate.status === 404);
  if (
    errors.length > 0 &&
    (!route || errors.some((error) => error.file === route.page.source.file || error.file === 'site.yaml') || route.status === 404)
  ) {
    return html(500, problemPage(errors, texts));
  }
  if (!route) return { status: 404, type: 'text/plain', body: `No page has the address ${path}.` };
  const page = await renderPage(site, route, { blocks: await loadBlocks(), assets, headExtra, policy: false });
  return html(route.status, page.html);
}
