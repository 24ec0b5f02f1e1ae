import type { Route } from '../resolve/resolve-site.ts';

/** sitemap.xml (sitemaps.org protocol 0.9): the canonical address of every page that search engines may keep. */
export function sitemap(url: string, routes: readonly Route[]): string {
  const entries = routes
    .filter((route) => route.kind === 'canonical' && route.status === 200 && !route.data.seo?.noindex)
    .map((route) => `  <url><loc>${escapeXml(url + route.path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function robots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
}
