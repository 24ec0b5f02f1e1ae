import { relative, sep } from 'node:path';

/** The way from a folder to a file, with forward slashes on every system: pages/about.yaml. */
export function relativePath(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}
