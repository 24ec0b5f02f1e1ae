import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Build, loadBuild } from './load-build.ts';

/** Milliseconds until a folder that held no complete build is looked at again. */
const pause = 200;

/**
 * The latest complete build of a folder. A new one is used once all files that its routes.json lists are there; until then,
 * and while the folder is missing, the one before is kept.
 * @throws if the folder holds no complete build at first
 */
export function followBuilds(folder: string): () => Build {
  let taken = versionOf(folder);
  let build = loadBuild(folder);
  let tryAt = 0;
  return () => {
    const version = versionOf(folder);
    if (version === undefined || version === taken || Date.now() < tryAt) return build;
    try {
      build = loadBuild(folder);
      taken = version;
    } catch {
      tryAt = Date.now() + pause;
    }
    return build;
  };
}

function versionOf(folder: string): string | undefined {
  const stat = statSync(join(folder, 'routes.json'), { bigint: true, throwIfNoEntry: false });
  return stat && [stat.dev, stat.ino, stat.size, stat.mtimeNs].join(' ');
}
