import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';
import { writeWhole } from './write-whole.ts';

/** Results that are being made, by name: a second request for one waits for the same result. */
const making = new Map<string, Promise<Buffer>>();

/** The paths of everything that was asked for. */
const asked = new Set<string>();

/**
 * Returns a result from .cache/, or makes it and keeps it there for later builds. Requests at the same time make it once.
 * @param name path in .cache/; it has to change whenever the result would
 * @param isSound whether bytes that were kept are whole; a power cut may leave an empty file behind
 */
export function keepFile(name: string, make: () => Promise<Buffer>, isSound = isFilled): Promise<Buffer> {
  const known = making.get(name);
  if (known) return known;
  const path = join(engineRoot, '.cache', name);
  asked.add(path);
  const made = readOrMake(path, make, isSound).finally(() => making.delete(name));
  making.set(name, made);
  return made;
}

const isFilled = (bytes: Buffer) => bytes.length > 0;

async function readOrMake(path: string, make: () => Promise<Buffer>, isSound: typeof isFilled): Promise<Buffer> {
  const kept = await readFile(path).catch(() => undefined);
  if (kept && isSound(kept)) return kept;
  const bytes = await make();
  // The result is there whether or not it can be kept: the folder may be read-only, or the disk full.
  await mkdir(dirname(path), { recursive: true })
    .then(() => writeWhole(path, bytes))
    .catch(() => undefined);
  return bytes;
}

/** Days after which a file that no build has used is deleted from .cache/. */
const keptDays = 30;

/**
 * Deletes what was kept by earlier builds and not asked for by this process, once it is old.
 * @param folders of .cache/
 */
export async function forgetUnused(folders: readonly string[]): Promise<void> {
  const oldest = Date.now() - keptDays * 86_400_000;
  for (const folder of folders) {
    const names = await readdir(join(engineRoot, '.cache', folder)).catch(() => []);
    for (const name of names) {
      const path = join(engineRoot, '.cache', folder, name);
      if (asked.has(path)) continue;
      const made = await stat(path).catch(() => undefined);
      if (made && made.mtimeMs < oldest) await rm(path, { force: true });
    }
  }
}
