import { createHash } from 'node:crypto';

/**
 * The policy of one rendered document: everything from this site only, and of inline styles and scripts just those the
 * document holds, by hash (CSP Level 3). `frame-ancestors` works in a header only and is left to the server.
 * @param connects addresses that scripts and forms of the page send to; those of other sites are allowed by origin
 */
export function contentSecurityPolicy(html: string, connects: readonly string[] = []): string {
  const styles = hashes(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g);
  const scripts = hashes(html, /<script\b(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g);
  const origins = [...new Set(connects.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "manifest-src 'self'",
    ["form-action 'self'", ...origins].join(' '),
    "base-uri 'none'",
  ].join(';');
}

function hashes(html: string, element: RegExp): string[] {
  const found = [...html.matchAll(element)].map((match) => match[1] ?? '').filter((text) => text !== '');
  return [...new Set(found)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
