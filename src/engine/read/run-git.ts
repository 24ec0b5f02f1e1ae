import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs git in a folder: `await git('log', …)` is what it prints. @throws where there is no repository, or no git */
export function gitIn(folder: string): (...words: string[]) => Promise<string> {
  // Neither who owns the repository, nor the settings of a user, nor a hook that builds the site changes what is known. Nothing
  // that a setting of the repository could name as a program is run: no pager, no signatures, no filters, no file monitor.
  const settings = ['safe.directory=*', 'core.quotepath=off', 'log.showSignature=false', 'core.fsmonitor=false'].flatMap((word) => [
    '-c',
    word,
  ]);
  // Those for git's own tests only make it stricter.
  const inherited = Object.entries(process.env).filter(([name]) => !/^GIT_(?!TEST_)/.test(name));
  const env = { ...Object.fromEntries(inherited), GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C' };
  return async (...words) => (await run('git', [...settings, '--no-pager', ...words], { cwd: folder, env, maxBuffer: 1 << 28 })).stdout;
}
