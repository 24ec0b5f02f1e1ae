import { readFileSync } from 'node:fs';

/**
 * Ends this process, as SIGTERM does, when the npm that started it is gone: npm passes signals to the shell between the two,
 * and that one ends without passing them on. Does nothing for a process that npm did not start.
 * @param interval milliseconds between two looks
 */
export function endWithNpm(interval = 500): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = starterOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && isRunning(npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  timer.unref();
}

/** The process that started a shell for this command alone; of other processes themselves. Known on Linux only. */
function starterOf(parent: number): number {
  try {
    if (!readFileSync(`/proc/${parent}/cmdline`, 'utf8').includes('cli.ts')) return parent;
    return Number(readFileSync(`/proc/${parent}/status`, 'utf8').match(/^PPid:\s*(\d+)/m)?.[1] ?? parent);
  } catch {
    return parent;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user: it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
