import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { hashOf } from '#engine/emit/file-list.ts';

/** The content of one file, whole. */
export interface StoredFile {
  bytes: Buffer;
  /** `hashOf` the bytes. */
  hash: string;
  modified: Date;
}

/**
 * Reads a file from one descriptor, which is closed before anything is sent: a client that goes away or reads slowly holds
 * no file open, and a file that is replaced meanwhile is read as one or the other.
 * @returns undefined if there is no such file
 */
export async function readWhole(path: string): Promise<StoredFile | undefined> {
  // Opening a pipe would wait for somebody who writes to it.
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG') return undefined;
    throw error;
  });
  if (!handle) return undefined;
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) return undefined;
    const bytes = await handle.readFile();
    return { bytes, hash: hashOf(bytes), modified: stat.mtime };
  } finally {
    await handle.close();
  }
}
