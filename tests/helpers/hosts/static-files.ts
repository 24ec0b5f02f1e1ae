import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The content of a file of a build, by its path: /about.html. */
export function readFileAt(dist: string, path: string): string | undefined {
  const file = join(dist, path);
  if (/\0|\/\//.test(path) || !file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) return undefined;
  return readFileSync(file, 'latin1');
}

/** A path as an edge sees it: dots resolved, escapes decoded. @returns undefined for what cannot be decoded */
export function readTarget(target: string): { path: string; search: string; url: URL } | undefined {
  const url = new URL(target.startsWith('//') ? `http://site.test${target}` : target, 'http://site.test');
  try {
    return { path: decodeURIComponent(url.pathname), search: url.search, url };
  } catch {
    return undefined;
  }
}
