import { readlink, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** The path behind all links, also of a folder that is not there yet. @param path absolute */
export async function realTarget(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const link = await readlink(path).catch(() => undefined);
  if (link !== undefined) return realTarget(resolve(dirname(path), link));
  return join(await realTarget(dirname(path)), basename(path));
}
