import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type FillPlan, fillFolder, planFill } from './fill-folder.ts';
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
  await moveIntoPlace(folder, files, (move) =>
    withLock({ base: folder, name: basename(folder) }, async () => {
      await ensureNothingIsLost(folder);
      const { built } = await listBuilt(folder);
      await move(planFill(files.keys(), built));
    }),
  );
}

/** @param publish is handed what moves the files, once they are written */
export async function moveIntoPlace(
  folder: string,
  files: Files,
  publish: (move: (plan: FillPlan) => Promise<void>) => Promise<void>,
): Promise<void> {
  const work = await createWorkFolder(folder, basename(folder));
  let begun = false;
  try {
    await writeFiles(join(work, workFiles.fresh), files);
    await publish(async (plan) => {
      await writeFile(join(work, workFiles.plan), JSON.stringify(plan));
      begun = true;
      await fillFolder(folder, work);
      begun = false;
    });
  } finally {
    // If moving has begun, the plan and the files stay, so that the next build can finish it.
    if (!begun) await removeWorkFolder(folder, work);
  }
}
