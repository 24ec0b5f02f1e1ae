import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps; what comes within this many milliseconds is one change. */
const quiet = 60;

/**
 * Runs something at once and after every change of site.yaml or pages/, one run at a time, until the process is told to
 * stop.
 * @param root absolute path of the site @param run gets the files and folders that have changed, as absolute paths; at first none
 * @param whenIdle called after each run
 * @returns the exit code of the last run
 */
export async function watchSite(
  root: string,
  run: (changed: ReadonlySet<string>) => Promise<number>,
  whenIdle: () => void,
): Promise<number> {
  let code = 0;
  let running = false;
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const start = async () => {
    if (running) return;
    running = true;
    do {
      const paths = changed;
      changed = new Set();
      code = await run(paths);
      whenIdle();
    } while (changed.size > 0);
    running = false;
  };
  const watchers = watchFiles(root, (path) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(start, quiet);
  });
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

function watchFiles(root: string, tell: (path: string) => void): FSWatcher[] {
  const pages = join(root, 'pages');
  const site = watch(root, (_event, file) => {
    if (file === 'site.yaml' || file === 'pages') tell(join(root, file));
  });
  try {
    // Where the system names no file, anything in the folder may have changed.
    return [site, watch(pages, { recursive: true }, (_event, file) => tell(join(pages, file ?? '')))];
  } catch {
    // There is no pages/ yet; its creation is seen from above.
    return [site];
  }
}
