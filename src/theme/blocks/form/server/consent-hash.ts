import { createHash } from 'node:crypto';

/** The SHA-256 of the words that somebody agreed to, as hexadecimal digits. */
export function consentHash(words: string): string {
  return createHash('sha256').update(words).digest('hex');
}
