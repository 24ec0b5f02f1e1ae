import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages of Debian and its relatives. As root only: installing must not ask anybody for a password.
 * @returns whether all of them are installed now
 */
export function installPackages(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write(`Installing ${packages.join(', ')} with apt-get, once ...\n`);
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
    return true;
  } catch {
    return false;
  }
}
