import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the new text of a file, unless somebody saved it in between.
 * @param root absolute path of the site @param texts as they were read, without a byte order mark
 * @returns whether it was written
 */
export async function writeFixed(root: string, file: string, { before, after }: { before: string; after: string }): Promise<boolean> {
  const path = join(root, file);
  const raw = await readFile(path, 'utf8');
  const mark = raw.startsWith('\ufeff') ? '\ufeff' : '';
  if (raw !== mark + before) return false;
  await writeFile(path, mark + after);
  return true;
}
