import { stat } from 'node:fs/promises';
import { listBuilt } from './list-built.ts';
import { NotPublished } from './not-published.ts';

/**
 * Says what would be lost if a folder were written anew; undefined if nothing.
 * @param folder path behind all links
 * @returns the end of a sentence that begins with the folder's name
 */
export async function refuseContent(folder: string): Promise<string | undefined> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) return undefined;
  if (!found.isDirectory()) return 'is a file, not a folder';
  const { others } = await listBuilt(folder);
  if (others.includes('.git')) return 'is a git repository of its own, which would be lost';
  const [first] = others.sort();
  if (first === undefined) return undefined;
  // A file name may hold control characters that a terminal would execute.
  const shown = JSON.stringify(first).slice(1, -1);
  return others.length === 1
    ? `holds ${shown}, which no build wrote and which would be lost`
    : `holds ${others.length} files or folders that no build wrote and that would be lost, for example ${shown}`;
}

/**
 * Looks again, right before the folder is written: a build takes its time.
 * @throws NotPublished
 */
export async function ensureNothingIsLost(folder: string): Promise<void> {
  const reason = await refuseContent(folder);
  if (reason) throw new NotPublished(reason);
}
