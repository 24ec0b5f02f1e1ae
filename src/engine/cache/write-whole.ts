import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file that others may read at any moment: they find what was there before, or the whole new content. */
export async function writeWhole(path: string, bytes: Buffer | string): Promise<void> {
  // One name for each write: two writes of one process must not meet in a file.
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
