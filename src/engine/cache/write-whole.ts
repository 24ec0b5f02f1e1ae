import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that others may read at any moment: they find what was there before, or the whole new content. At once: handing a file
 * to another thread takes more processor time than writing it.
 * @throws the system's error
 */
export function writeWhole(path: string, bytes: Buffer | string): void {
  // One name for each write: two writes of one process must not meet in a file.
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    writeFileSync(temporary, bytes);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
