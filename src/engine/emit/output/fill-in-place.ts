import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fillFolder, planFill } from './fill-folder.ts';
import { listBuilt } from './list-built.ts';
import { ensureNothingIsLost } from './refuse-content.ts';
import { withLock } from './with-lock.ts';
import { createWorkFolder, removeWorkFolder, workFiles } from './work-folder.ts';
import { type Files, writeFiles } from './write-files.ts';

/**
 * Writes all files of a build into a work folder within the output, then moves one after the other into place: for a mount
 * point, or where nothing can be written beside the output. @param folder path behind all links; it exists
 */
export async function fillInPlace(folder: string, files: Files): Promise<void> {
  const name = basename(folder);
  const work = await createWorkFolder(folder, name);
  let begun = false;
  try {
    await writeFiles(join(work, workFiles.fresh), files);
    await withLock({ base: folder, name }, async () => {
      await ensureNothingIsLost(folder);
      const { built } = await listBuilt(folder);
      await writeFile(join(work, workFiles.plan), JSON.stringify(planFill(files.keys(), built)));
      begun = true;
      await fillFolder(folder, work);
      begun = false;
    });
  } finally {
    // If moving has begun, the plan and the files stay, so that the next build can finish it.
    if (!begun) await removeWorkFolder(folder, work);
  }
}
