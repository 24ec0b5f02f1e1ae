import { type Dirent, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nearest } from '#contract/nearest.ts';
import { contentHash } from '#engine/read/content-hash.ts';
import { gitIn } from '#engine/read/run-git.ts';

/** The folders of a site that are read with all that is in them. */
const folders = /^(?:pages|blocks|entries|schema)$/;

/** The hashes of what a site is made from, by path relative to it; of a folder that only warnings look at, its YAML files. */
export function listInputs(root: string): Map<string, string> {
  const inputs = new Map<string, string>();
  const add = (folder: string, isWanted: (entry: Dirent) => boolean, isDeep: boolean) => {
    for (const entry of list(join(root, folder))) {
      const file = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) {
        if (isDeep) add(file, isWanted, isDeep);
      } else if (isWanted(entry)) inputs.set(file, hashFile(`${root}/${file}`) ?? 'unreadable');
    }
  };
  const isYaml = ({ name }: Dirent) => /\.ya?ml$/i.test(name);
  add('', isYaml, false);
  for (const entry of list(root)) {
    if (!entry.isDirectory() || /^(?:\..*|dist|node_modules)$/.test(entry.name)) continue;
    if (folders.test(entry.name)) add(entry.name, () => true, true);
    else add(entry.name, isYaml, nearest(entry.name, ['pages']) !== undefined);
  }
  return inputs;
}

/** In a repository, what the days in the sitemap are taken from: the last commit, and the days on which files were written. */
export async function listDays(root: string, inputs: ReadonlyMap<string, string>): Promise<unknown> {
  if (!isInRepository(root)) return undefined;
  const commit = await gitIn(root)('rev-parse', 'HEAD').catch(() => undefined);
  if (commit === undefined) return undefined;
  const days = [...inputs.keys()].sort().map((file) => dayOf(lstatSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0));
  return [commit, days];
}

/** Starting git takes longer than looking for the folder that it looks for. */
function isInRepository(folder: string): boolean {
  return existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isInRepository(dirname(folder)));
}

/** The size, time and inode of every file of an output, by its path in it. */
export function listOutputs(target: string): Map<string, string> {
  const found = new Map<string, string>();
  const add = (folder: string) => {
    for (const entry of list(folder === '' ? target : `${target}/${folder}`)) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) add(file);
      else found.set(file, stateOf(target, file));
    }
  };
  add('');
  return found;
}

/** @param file its path in the output */
export function stateOf(target: string, file: string): string {
  const { size, mtimeMs, ino } = lstatSync(`${target}/${file}`, { throwIfNoEntry: false }) ?? {};
  return `${size} ${mtimeMs} ${ino}`;
}

function list(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

export function hashFile(path: string): string | undefined {
  try {
    return contentHash(readFileSync(path), 32);
  } catch {
    return undefined;
  }
}

export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
