import { rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fillFolder } from './fill-folder.ts';
import { realTarget } from './real-target.ts';
import { withLock } from './with-lock.ts';
import { listAbandoned, removeWorkFolder, workFiles } from './work-folder.ts';

/**
 * Finishes what a killed build had begun to put in place, and deletes what it left behind.
 * @param target absolute path of the output
 */
export async function recoverOutput(target: string): Promise<void> {
  const folder = await realTarget(target);
  const name = basename(folder);
  for (const base of [dirname(folder), folder]) {
    for (const work of await listAbandoned(base, name)) {
      await withLock({ base, name }, async () => {
        const planned = await exists(join(work, workFiles.plan));
        if (base === folder && planned) await fillFolder(folder, work);
        if (base !== folder && !(await exists(folder))) {
          // The build was killed between its two renamings, or before its first one.
          const old = join(work, workFiles.old);
          if (planned) await rename(join(work, workFiles.fresh), folder);
          else if (await exists(old)) await rename(old, folder);
        }
      });
      await removeWorkFolder(base, work);
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
