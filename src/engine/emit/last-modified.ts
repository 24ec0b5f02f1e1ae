import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gitIn } from '#engine/read/run-git.ts';
import { mapLimited } from './map-limited.ts';

/** Files that are open at once. */
const atOnce = 16;

/**
 * The day each file was last changed, as 2026-03-31: of its last commit, or, where it was changed since, of the file itself.
 * A commit's day is the same on every machine and in every build; a file's is not, for a fresh copy is as old as the copying.
 * So in a copy without history no file has a known day, and none is made up; nor is one that lies in the future.
 * @param files relative to the folder @param now milliseconds since 1970
 */
export async function lastModified(folder: string, files: readonly string[], now: number): Promise<Map<string, string>> {
  const git = gitIn(folder);
  const shallow = await git('rev-parse', '--is-shallow-repository').catch(() => 'none');
  if (shallow.trim() !== 'false') return new Map();
  const committed = readLog(await git('log', '--format=%x00%cs', '--name-only', '--relative', '--', '.').catch(() => ''));
  if (committed.size === 0) return new Map();
  const contents = readTree(await git('ls-tree', '-r', '-z', 'HEAD', '.').catch(() => ''));
  const today = new Date(now).toISOString().slice(0, 10);
  const days = await mapLimited(files, atOnce, async (file) => {
    const path = join(folder, file);
    if (await isUnchanged(path, contents.get(file))) return [file, committed.get(file)] as const;
    const day = (await stat(path)).mtime.toISOString().slice(0, 10);
    return [file, day <= today ? day : undefined] as const;
  });
  return new Map(days.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}

/** The day of the last commit of each file. @param log commits, each a NUL, its day and the files it changed, a line each */
function readLog(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...names] = commit.split('\n');
    for (const name of names) if (name && !days.has(name)) days.set(name, day);
  }
  return days;
}

/** The hash of the committed content of each file. @param tree as `git ls-tree -z` prints it: mode, type, hash, tab, name */
function readTree(tree: string): Map<string, string> {
  const entries = tree.split('\0').map((line) => line.split('\t'));
  return new Map(entries.flatMap(([head = '', name]) => (name === undefined ? [] : [[name, head.split(' ')[2] ?? ''] as const])));
}

/** Whether a file is as it was committed. @param hash of git: SHA-1, or SHA-256 in repositories that chose it */
async function isUnchanged(path: string, hash: string | undefined): Promise<boolean> {
  if (hash === undefined) return false;
  const content = await readFile(path);
  const header = `blob ${content.length}\0`;
  return (
    createHash(hash.length === 64 ? 'sha256' : 'sha1')
      .update(header)
      .update(content)
      .digest('hex') === hash
  );
}
