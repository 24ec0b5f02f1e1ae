import type { SiteConfig } from '#engine/schema/site-schema.ts';
import { searchFileKind } from './search/search-files.ts';

/** Headers of every response whose path matches: `/*` is every path, `/assets/*` every path below /assets; without a star that path only. */
export interface HeaderRule {
  path: '/*' | '/assets/*' | '/favicon.svg' | '/pagefind/fragment/*' | '/pagefind/index/*';
  headers: Readonly<Record<string, string>>;
}

/** The headers of every response of a site without `security` in site.yaml. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // The page's own policy travels in its document; a meta tag cannot carry `frame-ancestors`.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

// A drawing can be opened like a page: it then has no script, no origin and nothing to load.
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const forEver = 'public, max-age=31536000, immutable';

const assetHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': forEver,
  'Content-Security-Policy': drawingPolicy,
};

// What most of a large index consists of. Its other files are few, and hosts have visitors ask for them again.
const indexHeaders: readonly HeaderRule[] = (['/pagefind/fragment/*', '/pagefind/index/*'] as const).map((path) => ({
  path,
  headers: { 'Cache-Control': forEver },
}));

/**
 * The one table of headers: our server sends them, and `_headers` tells them to other hosts. A header that two matching
 * rules name is sent with both values, joined by a comma, as Cloudflare Pages and Netlify do.
 * @param security what site.yaml says about headers that act on other hosts of the firm @param search whether there is an index
 */
export function headerRules(security: SiteConfig['security'] = {}, search = false): HeaderRule[] {
  const { hsts, frameAncestors } = security;
  const all = { ...securityHeaders };
  if (frameAncestors) all['Content-Security-Policy'] = `frame-ancestors ${frameAncestors.join(' ')}`;
  if (hsts) {
    const wider = { host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' }[hsts.covers ?? 'host'];
    all['Strict-Transport-Security'] = `max-age=${hsts.seconds}${wider}`;
  }
  return [
    { path: '/*', headers: all },
    { path: '/assets/*', headers: assetHeaders },
    { path: '/favicon.svg', headers: { 'Content-Security-Policy': drawingPolicy } },
    ...(search ? indexHeaders : []),
  ];
}

/** What the rules say for one path. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const rule of rules)
    if (rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path)
      for (const [name, value] of Object.entries(rule.headers)) found[name] = name in found ? `${found[name]}, ${value}` : value;
  return found;
}

/** Cache-Control by kind of file: hashed names for ever, pages asked for again each time, the rest for an hour. */
export function cachingFor(path: string): string {
  const kind = searchFileKind(path.slice(1));
  if (path.startsWith('/assets/') || kind === 'hashed') return forEver;
  if (path.endsWith('.html') || kind === 'fixed') return 'no-cache';
  return 'public, max-age=3600';
}
