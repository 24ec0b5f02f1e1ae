import { mkdir, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { searchFileKind } from '#engine/emit/search/search-files.ts';
import { workFiles } from './work-folder.ts';

/** What a build that fills a folder in place is about to do, so that another one can finish it. */
export interface FillPlan {
  /** All files of the new build, in the order in which they are put in place. */
  files: string[];
  /** Files of the previous build that the new one does not have. */
  stale: string[];
}

/**
 * The order that keeps a served folder usable while it is filled: first files that no page refers to yet, then the pages,
 * each with its compressed copies, and last the list of all files, by which a server recognises a complete build.
 */
export function planFill(files: Iterable<string>, before: readonly string[]): FillPlan {
  const rank = (file: string) => (file === 'routes.json' ? 2 : file.startsWith('assets/') || searchFileKind(file) === 'hashed' ? 0 : 1);
  const ordered = [...files].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const kept = new Set(ordered);
  return { files: ordered, stale: before.filter((file) => !kept.has(file)) };
}

/**
 * Moves the files of a work folder into the folder around it, each at once, then deletes what is stale. May be called again
 * after it was interrupted.
 */
export async function fillFolder(folder: string, work: string): Promise<void> {
  const { files, stale } = JSON.parse(await readFile(join(work, workFiles.plan), 'utf8')) as FillPlan;
  const waiting = new Set(await listWaiting(join(work, workFiles.fresh)));
  for (const file of files) if (waiting.has(file)) await moveOver(join(work, workFiles.fresh, file), join(folder, file));
  for (const file of stale) {
    await rm(join(folder, file), { force: true });
    for (let parent = dirname(file); parent !== '.'; parent = dirname(parent)) {
      // A folder that is not empty stays.
      if (
        !(await rmdir(join(folder, parent)).then(
          () => true,
          () => false,
        ))
      )
        break;
    }
  }
}

async function listWaiting(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

async function moveOver(from: string, to: string): Promise<void> {
  // The previous build may have had a folder where the new one has a file.
  if ((await stat(to).catch(() => undefined))?.isDirectory()) await rm(to, { recursive: true });
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}
