import { rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { planFill } from './fill-folder.ts';
import { fillInPlace } from './fill-in-place.ts';
import { realTarget } from './real-target.ts';
import { ensureNothingIsLost } from './refuse-content.ts';
import { unswappable } from './unswappable.ts';
import { withLock } from './with-lock.ts';
import { createWorkFolder, removeWorkFolder, workFiles } from './work-folder.ts';
import { type Files, writeFiles } from './write-files.ts';

/**
 * Writes all files of a build beside the output, then puts them in its place: by two renamings, or file by file where the
 * folder itself cannot be renamed, as a mount point. A failure leaves what was there before. Of two builds at once the last
 * one wins, whole.
 * @param target absolute; a link is followed
 * @throws NotPublished if files that no build wrote would be lost
 */
export async function publishFolder(target: string, files: Files): Promise<void> {
  const folder = await realTarget(target);
  try {
    await swapFolder(folder, files);
  } catch (error) {
    const exists = (await stat(folder).catch(() => undefined))?.isDirectory();
    if (!exists || !unswappable(error)) throw error;
    await fillInPlace(folder, files);
  }
}

async function swapFolder(folder: string, files: Files): Promise<void> {
  const [base, name] = [dirname(folder), basename(folder)];
  const work = await createWorkFolder(base, name);
  const [fresh, old] = [join(work, workFiles.fresh), join(work, workFiles.old)];
  try {
    await writeFiles(fresh, files);
    await writeFile(join(work, workFiles.plan), JSON.stringify(planFill(files.keys(), [])));
    await withLock({ base, name }, async () => {
      await ensureNothingIsLost(folder);
      const moved = await moveAway(folder, old);
      await rename(fresh, folder).catch(async (error) => {
        if (moved) await rename(old, folder);
        throw error;
      });
    });
  } finally {
    await removeWorkFolder(base, work);
  }
}

/** @returns false if there is no folder */
async function moveAway(folder: string, to: string): Promise<boolean> {
  try {
    await rename(folder, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
