import { hash } from 'node:crypto';

/** The first hexadecimal digits of the SHA-256 of a content. Ten tell the files of a site apart: their names carry it. */
export function contentHash(content: string | Uint8Array, digits = 10): string {
  return hash('sha256', content, 'hex').slice(0, digits);
}
