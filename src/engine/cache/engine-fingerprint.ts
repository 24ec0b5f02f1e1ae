import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';

/** Beside src/: which packages are asked for, which are installed, and how the code is compiled. */
const others = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json', 'tsconfig.json'];

let known: string | undefined;

/**
 * A hash of everything in this checkout that decides what comes of a site: the content of every file of src/, the installed packages, how
 * the code is compiled, and Node itself. What the engine derives from a site can be kept under it. The published schemas are not in it:
 * those of one site differ from those of another (`publishedFolder`). Computed once a process, in about 30 ms.
 * @returns 16 hexadecimal digits
 */
export function engineFingerprint(): string {
  known ??= fingerprintOf(engineRoot);
  return known;
}

/** @param root absolute path of a checkout */
export function fingerprintOf(root: string): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\0`);
  for (const file of [...listSources(root), ...others]) {
    const content = contentOf(join(root, file));
    // With the length, bytes cannot move from one file to the next unnoticed.
    hash.update(`${file}\0${content?.length}\0`).update(content ?? '');
  }
  return hash.digest('hex').slice(0, 16);
}

/** The files of src/, sorted, without those that editors and file managers leave behind. */
function listSources(root: string): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !/^\.|~$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Undefined for a file that cannot be read: it may not be there, or an editor may be replacing it. */
function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
