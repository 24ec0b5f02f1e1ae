import type { Alternate } from '#engine/render/list-alternates.ts';
import { escapeXml } from './escape-xml.ts';

export interface SitemapEntry {
  /** Absolute URL. */
  url: string;
  /** 2026-03-31 */
  lastModified?: string;
  /** The same page for other regions, this one included. */
  alternates: readonly Alternate[];
}

/** sitemap.xml (sitemaps.org protocol 0.9, with Google's xhtml:link for languages). */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, lastModified, alternates }) => {
    const links = alternates.map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(href)}"/>`);
    const day = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `  <url><loc>${escapeXml(url)}</loc>${day}${links.join('')}</url>`;
  });
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${lines.join('\n')}\n</urlset>\n`;
}

export function robots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
}
