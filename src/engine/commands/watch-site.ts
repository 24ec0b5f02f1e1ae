import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps; what comes within this many milliseconds is one change. */
const quiet = 60;

interface WatchedFiles {
  /** Absolute path of the site. */
  root: string;
  /** Absolute paths. */
  folders: readonly string[];
}

/**
 * Runs something at once and after every change of site.yaml or the folders, one run at a time, until the process is told to
 * stop.
 * @param run gets the files and folders that have changed, as absolute paths; at first none
 * @param whenIdle called after each run
 * @returns the exit code of the last run
 */
export async function watchSite(
  watched: WatchedFiles,
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
  const watchers = watchFiles(watched, (path) => {
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

function watchFiles({ root, folders }: WatchedFiles, tell: (path: string) => void): FSWatcher[] {
  const isWatched = (path: string) => path === join(root, 'site.yaml') || folders.includes(path);
  const site = watch(root, (_event, file) => {
    if (file !== null && isWatched(join(root, file))) tell(join(root, file));
  });
  return [site, ...folders.flatMap((folder) => watchFolder(folder, tell) ?? [])];
}

/** @returns undefined where there is no such folder yet: its creation is seen from above */
function watchFolder(folder: string, tell: (path: string) => void): FSWatcher | undefined {
  try {
    // Where the system names no file, anything in the folder may have changed.
    return watch(folder, { recursive: true }, (_event, file) => tell(join(folder, file ?? '')));
  } catch {
    return undefined;
  }
}
