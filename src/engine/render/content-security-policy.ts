import { createHash } from 'node:crypto';
import type { Connection } from '#contract/define-block.ts';

interface Allowed {
  /** The texts of the inline scripts and styles that the engine wrote, as they stand in the document. */
  scripts?: Iterable<string>;
  styles?: Iterable<string>;
  /** URLs that scripts and forms of the page send to; those of other sites are allowed by origin. */
  connects?: readonly (string | Connection)[];
  /** URLs of pictures of other sites. */
  pictures?: readonly string[];
  /** Whether a script of the page runs WebAssembly. */
  wasm?: boolean;
}

/**
 * The policy of one rendered document: everything from this site only, and of inline styles and scripts just those it was
 * written with, by hash (CSP Level 3). The hashes are taken of the texts that the engine wrote, not of what is found in the
 * document, so an injected script does not run. `frame-ancestors` works in a header only and is left to the server.
 */
export function contentSecurityPolicy({ scripts = [], styles = [], connects = [], pictures = [], wasm = false }: Allowed): string {
  const origins = (by: Connection['by']) => {
    const urls = connects.flatMap((one) => (typeof one === 'string' ? one : one.by === by ? one.url : []));
    return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
  };
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(wasm ? ["'wasm-unsafe-eval'"] : []), ...hashes(scripts)].join(' '),
    ["style-src 'self'", ...hashes(styles)].join(' '),
    ["img-src 'self' data:", ...new Set(pictures.map(withoutQuery))].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...origins('script')].join(' '),
    "manifest-src 'self'",
    ["form-action 'self'", ...origins('form')].join(' '),
    "base-uri 'none'",
  ].join(';');
}

/** A whole URL as a policy names it. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/[;,]/g, encodeURIComponent);
}

function hashes(texts: Iterable<string>): string[] {
  return [...new Set(texts)].flatMap((text) => (text === '' ? [] : hashOf(text)));
}

// Most pages have most of these texts in common.
const known = new Map<string, string>();
const mostKnown = 100;

function hashOf(text: string): string {
  const earlier = known.get(text);
  if (earlier) return earlier;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (known.size >= mostKnown) known.clear();
  known.set(text, hash);
  return hash;
}
