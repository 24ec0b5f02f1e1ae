import { hasFixedName } from '#engine/emit/fixed-names.ts';
import { searchFileKind } from '#engine/emit/search/search-files.ts';
import type { Build } from './load-build.ts';
import type { StoredFile } from './read-whole.ts';

export interface FoundFile {
  status: 200 | 404 | 410 | 500;
  /** Relative to dist/. */
  file: string;
  stored: StoredFile;
  encoding?: 'br' | 'gzip';
}

/** The files beside pages that are served; everything else in dist/ is for other hosts or for the server itself. */
const isPublic = (path: string) =>
  /^\/assets\/[^/.][^/]*$/.test(path) || hasFixedName(path.slice(1)) || searchFileKind(path.slice(1)) !== undefined;

/**
 * What a build has for a path: its page, its file, else the page for unknown paths.
 * @param accepted the encodings that the client takes, as in Accept-Encoding
 * @returns undefined if the path is unknown and there is no page for that
 * @throws if a page of the build has no file
 */
export async function findFile(build: Build, path: string, accepted: string): Promise<FoundFile | undefined> {
  // An encoded ? or # is a part of the path; the route table would end the path there.
  if (build.isGone(path)) {
    const found = await findErrorPage(build, 404, accepted);
    return found && { ...found, status: 410 };
  }
  const page = build.pageAt(path.replace(/[%?#]/g, encodeURIComponent));
  if (page) {
    const found = await readSmallest(build, page, accepted);
    if (!found) throw new Error(`${page} is missing from ${build.folder}`);
    return { ...found, status: 200 };
  }
  const other = isPublic(path) ? await readSmallest(build, path.slice(1), accepted) : undefined;
  return other ? { ...other, status: 200 } : findErrorPage(build, 404, accepted);
}

export async function findErrorPage(build: Build, status: 404 | 500, accepted: string): Promise<FoundFile | undefined> {
  const file = build.errorPage(status);
  const found = file ? await readSmallest(build, file, accepted) : undefined;
  return found && { ...found, status };
}

async function readSmallest(build: Build, file: string, accepted: string): Promise<Omit<FoundFile, 'status'> | undefined> {
  const wanted = accepted.split(',').map((word) => word.replace(/;.*/s, '').trim().toLowerCase());
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const stored = wanted.includes(encoding) ? await build.read(file + ending) : undefined;
    if (stored) return { file, stored, encoding };
  }
  const stored = await build.read(file);
  return stored && { file, stored };
}
