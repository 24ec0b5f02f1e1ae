import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mapLimited } from '#engine/emit/map-limited.ts';

/** Contents by path relative to their folder, with forward slashes. */
export type Files = ReadonlyMap<string, Buffer | string>;

/** Files that are open at once. */
const atOnce = 8;

/** Writes files into a folder, which is made. @throws the system's error, with the path */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  await mkdir(folder, { recursive: true });
  await mapLimited([...files], atOnce, async ([file, content]) => {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content).catch((error: NodeJS.ErrnoException) => {
      // A full disk is reported without a path.
      error.path ??= path;
      throw error;
    });
  });
}
