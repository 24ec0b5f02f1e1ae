import { createHash } from 'node:crypto';

/** The first hexadecimal digits of the SHA-256 of a content. Ten tell the files of a site apart: their names carry it. */
export function contentHash(content: string | Uint8Array, digits = 10): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits);
}
