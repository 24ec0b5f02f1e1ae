import { lstatSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, keepFileAt, markAsked } from '#engine/cache/keep-file.ts';
import { hashOf, type ListedFile } from '#engine/emit/file-list.ts';
import { contentHash } from '#engine/read/content-hash.ts';

/** A file of an output whose content is kept in .cache/. */
export interface KeptFile extends ListedFile {
  /** Its path in the output. */
  file: string;
  /** Where the content is, relative to .cache/. */
  kept: string;
  /** When that was written, in milliseconds since 1970. */
  time: number;
}

/** Keeps a content under its own hash. @returns the absolute path of the file; undefined where it could not be written */
export async function keepContent(content: Buffer): Promise<string | undefined> {
  const { path } = await keepFileAt(`pages/${contentHash(content, 20)}`, async () => content);
  return path;
}

/** @param path absolute path of the file in .cache/ that has the content of `file` */
export function describeKept(file: string, listed: ListedFile, path: string | undefined): KeptFile | undefined {
  const found = path === undefined ? undefined : lstatSync(path, { throwIfNoEntry: false });
  return path === undefined || !found ? undefined : { file, ...listed, kept: relative(cacheFolder(), path), time: found.mtimeMs };
}

/** As it is written down. */
export type WrittenFile = [file: string, kept: string, bytes: number, hash: string, time: number];

export function writeKeptFile({ file, kept, bytes, hash, time }: KeptFile): WrittenFile {
  return [file, kept, bytes, hash, time];
}

export function readKeptFile([file, kept, bytes, hash, time]: WrittenFile): KeptFile {
  return { file, kept, bytes, hash, time };
}

/** Absolute. */
export function pathOfKept({ kept }: KeptFile): string {
  return join(cacheFolder(), kept);
}

/**
 * Whether the content is still there. A file of the size and the time that were written down is taken for it, like git does; any other is read.
 * What is published by a link shares its content with the output, so whoever writes into a file of the output changes this one.
 */
export function isIntact(file: KeptFile): boolean {
  const path = pathOfKept(file);
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size !== file.bytes) return false;
  if (found.mtimeMs !== file.time && contentHashOf(path) !== file.hash) return false;
  markAsked(path);
  return true;
}

function contentHashOf(path: string): string | undefined {
  try {
    return hashOf(readFileSync(path));
  } catch {
    return undefined;
  }
}
