import { readFileSync } from 'node:fs';

/**
 * Ends this process, as SIGTERM does, when the npm that started it is gone. npm starts a shell that starts this process; it
 * sends its signals to the shell, which ends without passing them on. Does nothing for a process that npm did not start.
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

/**
 * The parent of a shell that was started for this command alone; for any other process, that process itself. Known on Linux
 * only.
 */
function starterOf(parent: number): number {
  try {
    if (!/\bcli\.m?[jt]s\b/.test(readFileSync(`/proc/${parent}/cmdline`, 'utf8'))) return parent;
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
    // EPERM: the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
