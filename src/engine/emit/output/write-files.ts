import { linkSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mapLimited } from '#engine/emit/map-limited.ts';

/** A content that is on disk already. @param path absolute */
export class StagedFile {
  constructor(readonly path: string) {}
}

export type Content = Buffer | string | StagedFile;

/** Contents by path relative to their folder, with forward slashes. */
export type Files = ReadonlyMap<string, Content>;

/** Files that are open at once. */
const atOnce = 8;

/** Writes files into a folder, which is made. @throws the system's error, with the path */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  await mkdir(folder, { recursive: true });
  const parents = new Set([...files.keys()].map((file) => dirname(join(folder, file))));
  for (const parent of parents) await mkdir(parent, { recursive: true });
  await mapLimited([...files], atOnce, async ([file, content]) => {
    const path = join(folder, file);
    await (content instanceof StagedFile ? placeStaged(content.path, path) : writeFile(path, content)).catch(namePath(path));
  });
}

/** The staged file stays, for publishing may have to begin again elsewhere. */
async function placeStaged(from: string, to: string): Promise<void> {
  // Some file systems know no second name for a file, and none knows one across file systems.
  // At once: handing this to another thread takes more processor time than doing it.
  try {
    linkSync(from, to);
  } catch {
    await copyFile(from, to);
  }
}

/** Adds the path to an error: a full disk is reported without one. */
export function namePath(path: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    error.path ??= path;
    throw error;
  };
}
