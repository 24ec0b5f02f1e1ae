import { relative, sep } from 'node:path';

/** The path from a folder to a file, with forward slashes on every system: pages/about.yaml. */
export function relativePath(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}

/** The path of a file as YAML files in a folder write it: ./art/harbour.svg, ../newsletter.yaml. */
export function pathFromFolder(folder: string, file: string): string {
  const path = relativePath(folder, file);
  return path.startsWith('../') ? path : `./${path}`;
}

/** A path for the person at the terminal: from the current folder, or whole where that is shorter. @param path absolute */
export function pathFromHere(path: string): string {
  const fromHere = relativePath(process.cwd(), path) || '.';
  return fromHere.startsWith('../') && path.length < fromHere.length ? path : fromHere;
}
