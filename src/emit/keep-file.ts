import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { engineRoot } from '../engine-root.ts';

/**
 * What takes long to make is kept in .cache/ from one build to the next.
 * @param name path in .cache/; it has to change whenever the result would
 */
export async function keepFile(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(engineRoot, '.cache', name);
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return kept;
  const bytes = await make();
  await mkdir(dirname(path), { recursive: true });
  // Another build may read it at this moment.
  await writeFile(`${path}.${process.pid}`, bytes);
  await rename(`${path}.${process.pid}`, path);
  return bytes;
}
