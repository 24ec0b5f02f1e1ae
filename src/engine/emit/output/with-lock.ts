import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NotPublished } from './not-published.ts';
import { describeOwner, isAlive } from './owner.ts';
import { workName } from './work-folder.ts';

/** Milliseconds to wait for another build to publish its files. */
const patience = 60_000;

/** Milliseconds between two updates of the lock file, and after how many without one the lock of another machine counts as dead. */
const beat = { every: 5_000, lost: 30_000 };

/**
 * Runs something while no other build publishes the same output. A lock that a killed build left behind is taken away.
 * @param base the folder that holds the work folder, which is there
 */
export async function withLock<Value>({ base, name }: { base: string; name: string }, work: () => Promise<Value>): Promise<Value> {
  const path = join(base, workName, `${name}.lock`);
  await take(path);
  // Programs on other machines can only judge by the age of the file.
  const beating = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), beat.every);
  try {
    return await work();
  } finally {
    clearInterval(beating);
    await rm(path, { force: true });
  }
}

async function take(path: string): Promise<void> {
  const own = await describeOwner();
  const end = Date.now() + patience;
  for (;;) {
    try {
      await writeFile(path, own, { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    await removeIfDead(path);
    if (Date.now() > end) throw new NotPublished(`has been written by another build for a minute; if there is none, delete ${path}`);
    await wait(25);
  }
}

async function removeIfDead(path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const touched = await stat(path).catch(() => undefined);
  if (text === undefined || !touched) return;
  if (await isAlive(text, { untouched: Date.now() - touched.mtimeMs, patience: beat.lost })) return;
  // Two builds may find the dead lock at once; the slower one must not take away the lock of the faster.
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  if ((await readFile(aside, 'utf8').catch(() => text)) !== text) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}
