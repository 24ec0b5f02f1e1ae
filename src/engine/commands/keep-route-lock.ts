import { join } from 'node:path';
import { writeWhole } from '#engine/cache/write-whole.ts';
import { listLost } from '#engine/checks/list-lost.ts';
import { routeLockFile, writeRouteLock } from '#engine/read/read-route-lock.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { listTargets } from '#engine/resolve/list-targets.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';

/** The text that the lock of a sound site has after a release. */
export function nextRouteLock(site: Site): string {
  // What leads nowhere in a sound site stood in no committed lock: it was never released.
  const unreleased = new Set(listLost(site));
  const known = [...site.lock.places.keys()].filter((target) => !unreleased.has(target) && !unreleased.has(target.replace(/#.*$/, '')));
  return writeRouteLock([...known, ...listTargets(site)]);
}

/** Writes down what a release has published. @returns a sentence about it, where there is something to say */
export function keepRouteLock(site: Site): string | undefined {
  const text = nextRouteLock(site);
  if (text === site.lock.text) return undefined;
  const path = join(site.root, routeLockFile);
  try {
    writeWhole(path, text);
  } catch (error) {
    // A machine that only builds may not be allowed to write there.
    return `${pathFromHere(path)} could not be written (${(error as NodeJS.ErrnoException).code ?? error}): it does not list the paths of this build.`;
  }
  return `${pathFromHere(path)} lists the paths of this build: commit it with them.`;
}
