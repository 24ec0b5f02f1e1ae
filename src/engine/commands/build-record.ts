import { hash } from 'node:crypto';
import { type Dirent, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { nearest } from '#contract/nearest.ts';
import { engineFingerprint } from '#engine/cache/engine-fingerprint.ts';
import { cacheFolder } from '#engine/cache/keep-file.ts';
import { writeWhole } from '#engine/cache/write-whole.ts';
import { routeLockFile } from '#engine/read/read-route-lock.ts';
import { gitIn } from '#engine/read/run-git.ts';

interface Building {
  /** Absolute path of the site. */
  root: string;
  /** Absolute path of the output. */
  target: string;
  /** What else decides what is written and said, as plain data. */
  settings: unknown;
  /** The instant that is built for, in milliseconds since 1970. */
  now: number;
}

/** What the last build of an output was made from, and what it wrote. */
interface Written {
  /** The instant that was built for, and the one at which other pages are published; in milliseconds since 1970. */
  now: number;
  until?: number;
  /** Files outside the folders of a site that it was made from, relative to the site. */
  others: string[];
  inputs: string;
  outputs: string;
  /** What is said when nothing has changed. */
  said: string;
}

export interface BuildRecord {
  /** What the last build said, where building again would write the same files to the same place. */
  readonly said?: string;
  /**
   * Writes down a build that has just been published. @param others absolute paths of files that the site was made from
   * @param until the instant at which other pages are published
   */
  write(built: { others: readonly string[]; until?: number; said: string }): Promise<void>;
}

/** The folders of a site that are read with all that is in them. */
const folders = /^(?:pages|blocks|entries|schema)$/;

/**
 * Compares a site and its output with the last build. Sources are compared by their contents. Files of the output are taken for
 * those that the build wrote while their size, time and inode are the same, as git does it; nothing in it is read.
 */
export async function openBuildRecord(building: Building): Promise<BuildRecord> {
  const { root, target, settings, now } = building;
  const path = join(cacheFolder(), 'builds', `${digest([root, target, settings])}.last`);
  const written = readWritten(path);
  const inputs = listInputs(root);
  const others = written?.others ?? [];
  const sum = async (others: readonly string[]) => {
    const days = await listDays(root, inputs);
    return digest([
      engineFingerprint(),
      process.env.NODE_ENV,
      dayOf(now),
      [...inputs].sort(),
      others.map((file) => hashFile(join(root, file))),
      days,
    ]);
  };
  const isCurrent = async () =>
    written !== undefined &&
    now >= written.now &&
    now < (written.until ?? Number.POSITIVE_INFINITY) &&
    (await sum(others)) === written.inputs &&
    sumOutputs(target) === written.outputs;
  return {
    said: (await isCurrent()) ? written?.said : undefined,
    async write({ others, until, said }) {
      // The build itself may have written it.
      const lock = hashFile(join(root, routeLockFile));
      if (lock) inputs.set(routeLockFile, lock);
      const outside = others.map((file) => relative(root, file)).filter((file) => !inputs.has(file.split(sep).join('/')));
      const text = JSON.stringify({
        now,
        until,
        others: outside,
        inputs: await sum(outside),
        outputs: sumOutputs(target),
        said,
      } satisfies Written);
      mkdirSync(dirname(path), { recursive: true });
      await writeWhole(path, `${digest(text)}\n${text}`);
    },
  };
}

function readWritten(path: string): Written | undefined {
  try {
    const content = readFileSync(path, 'utf8');
    const text = content.slice(content.indexOf('\n') + 1);
    return content.startsWith(`${digest(text)}\n`) ? (JSON.parse(text) as Written) : undefined;
  } catch {
    return undefined;
  }
}

/** The hashes of what a site is made from, by path relative to it; of a folder that only warnings look at, its YAML files. */
function listInputs(root: string): Map<string, string> {
  const inputs = new Map<string, string>();
  const add = (folder: string, isWanted: (entry: Dirent) => boolean, isDeep: boolean) => {
    for (const entry of list(join(root, folder))) {
      const file = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) {
        if (isDeep) add(file, isWanted, isDeep);
      } else if (isWanted(entry)) inputs.set(file, hashFile(join(root, file)) ?? 'unreadable');
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
async function listDays(root: string, inputs: ReadonlyMap<string, string>): Promise<unknown> {
  const commit = await gitIn(root)('rev-parse', 'HEAD').catch(() => undefined);
  if (commit === undefined) return undefined;
  const days = [...inputs.keys()].sort().map((file) => dayOf(lstatSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0));
  return [commit, days];
}

/** Says whether the output is as it was left: size, time and inode of every file in it. */
function sumOutputs(target: string): string {
  const found: string[] = [];
  const add = (folder: string) => {
    for (const entry of list(folder)) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) add(path);
      else {
        const { size, mtimeMs, ino } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
        found.push(`${path} ${size} ${mtimeMs} ${ino}`);
      }
    }
  };
  add(target);
  return digest(found.join('\n'));
}

function list(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function hashFile(path: string): string | undefined {
  try {
    return hash('sha256', readFileSync(path), 'base64url');
  } catch {
    return undefined;
  }
}

function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'hex').slice(0, 32);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
