import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps; what comes within this many milliseconds is one change. */
const settle = 60;

/**
 * Runs something at once and after every change of site.yaml or pages/, one run at a time, until the process is told to
 * stop.
 * @param root absolute path of the site @param whenIdle called after each run
 * @returns the exit code of the last run
 */
export async function watchSite(root: string, run: () => Promise<number>, whenIdle: () => void): Promise<number> {
  let code = 0;
  let running = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  const start = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      code = await run();
      whenIdle();
    } while (again);
    running = false;
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(start, settle);
  };
  const watchers = watchFiles(root, changed);
  await start();
  return new Promise((done) => {
    const stop = () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      done(code);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  });
}

function watchFiles(root: string, changed: () => void): FSWatcher[] {
  const site = watch(root, (_event, file) => {
    if (file === 'site.yaml' || file === 'pages') changed();
  });
  try {
    return [site, watch(join(root, 'pages'), { recursive: true }, changed)];
  } catch {
    // There is no pages/ yet; its creation is seen from above.
    return [site];
  }
}
