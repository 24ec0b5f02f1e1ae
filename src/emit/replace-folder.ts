import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a whole folder beside the old one and then swaps them, so that a failure at any point leaves the old one as it
 * was.
 * @param files contents by path relative to the folder
 */
export async function replaceFolder(folder: string, files: ReadonlyMap<string, Buffer | string>): Promise<void> {
  const fresh = `${folder}.new-${process.pid}`;
  const old = `${folder}.old-${process.pid}`;
  try {
    for (const [file, content] of files) {
      const path = join(fresh, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
    if (existsSync(folder)) await rename(folder, old);
    await rename(fresh, folder).catch(async (error) => {
      if (existsSync(old)) await rename(old, folder);
      throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}
