import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, rmdir, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeOwner, isAlive } from './owner.ts';

/** Where builds work on what they are about to publish: beside the output, or in it where nothing can be written beside it. */
export const workName = '.page-renderer-work';

/** Files of a work folder: who works in it, what is made one by one and what is made of it, what was there before, and the plan once all is made. */
export const workFiles = { owner: 'owner.json', staged: 'made', fresh: 'new', old: 'old', plan: 'plan.json' } as const;

/** Milliseconds that a build may take to write its files. */
const patience = 10 * 60_000;

/**
 * Makes a folder for one build of one output. Git ignores it, and a later build cleans it up if this one is killed.
 * @param base the folder in which the output lies, or the output @param name of the output
 */
export async function createWorkFolder(base: string, name: string): Promise<string> {
  const folder = join(base, workName, `${name}.${randomUUID()}`);
  await makeFolder(folder);
  await writeFile(join(base, workName, '.gitignore'), '*\n');
  await writeFile(join(folder, workFiles.owner), await describeOwner());
  return folder;
}

/** Like `mkdir` with `recursive`, which says ENOENT where the file system can only be read. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
    await makeFolder(dirname(folder));
    await makeFolder(folder);
  }
}

/** Deletes a work folder, and the folder of all of them after the last. */
export async function removeWorkFolder(base: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const all = join(base, workName);
  const left = await readdir(all).catch(() => []);
  if (left.some((name) => name !== '.gitignore')) return;
  await unlink(join(all, '.gitignore')).catch(() => undefined);
  // Another build may have begun meanwhile.
  await rmdir(all).catch(() => writeFile(join(all, '.gitignore'), '*\n').catch(() => undefined));
}

/** The work folders of an output whose builds were killed. */
export async function listAbandoned(base: string, name: string): Promise<string[]> {
  const abandoned: string[] = [];
  for (const entry of await readdir(join(base, workName)).catch(() => [])) {
    if (!entry.startsWith(`${name}.`) || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(entry.slice(name.length + 1))) continue;
    const folder = join(base, workName, entry);
    const text = await readFile(join(folder, workFiles.owner), 'utf8').catch(() => '');
    const touched = await stat(folder).catch(() => undefined);
    if (!touched) continue;
    if (!(await isAlive(text, { untouched: Date.now() - touched.mtimeMs, patience }))) abandoned.push(folder);
  }
  return abandoned;
}
