import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contentHash } from '#engine/read/content-hash.ts';
import { makeKeptFolder } from './keep-file.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Reads a value that `writeSealed` has written: the first line of the file is the hash of the rest.
 * @param path absolute
 * @returns undefined where the file is missing, truncated, or was written by something else
 */
export function readSealed(path: string): unknown {
  try {
    const content = readFileSync(path, 'utf8');
    const end = content.indexOf('\n');
    const text = content.slice(end + 1);
    return content.slice(0, end) === sealOf(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a value that JSON can hold, in one step: others find what was there before, or all of it. Where nothing can be written, as in a
 * folder that is read-only, nothing is. @param path absolute
 */
export function writeSealed(path: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    makeKeptFolder(dirname(path));
    writeWhole(path, `${sealOf(text)}\n${text}`);
  } catch {
    // What is not kept is made again.
  }
}

function sealOf(text: string): string {
  return contentHash(text, 20);
}
