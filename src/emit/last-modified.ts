import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The day each file was last changed, as 2026-03-31: of its last commit, or, where it was changed since or there is no
 * repository, of the file itself. A commit's day is the same on every machine and in every build; a file's is not, for a
 * fresh copy is as old as the copying. In a copy without history no file has a known day, and none is made up.
 * @param files relative to the folder
 */
export async function lastModified(folder: string, files: readonly string[]): Promise<Map<string, string>> {
  const git = async (...words: string[]) =>
    (await run('git', ['-c', 'core.quotepath=off', ...words], { cwd: folder, maxBuffer: 1 << 28 })).stdout;
  const shallow = await git('rev-parse', '--is-shallow-repository').catch(() => 'none');
  if (shallow.trim() === 'true') return new Map();
  const log = shallow === 'none' ? '' : await git('log', '--format=%x00%cs', '--name-only', '--relative', '--', '.').catch(() => '');
  const committed = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...names] = commit.split('\n');
    for (const name of names) if (name && !committed.has(name)) committed.set(name, day);
  }
  const changed = committed.size > 0 ? await git('ls-files', '--modified', '--', '.') : '';
  for (const name of changed.split('\n')) committed.delete(name);
  const dated = files.map(
    async (file) => [file, committed.get(file) ?? (await stat(join(folder, file))).mtime.toISOString().slice(0, 10)] as const,
  );
  return new Map(await Promise.all(dated));
}
