import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { InboxManifest } from '#engine/emit/collect-forms.ts';
import type { RouteManifest } from '#engine/emit/host-rules.ts';
import { type HeaderRule, headerRules } from '#engine/emit/response-headers.ts';
import { createRouteTable } from '#engine/resolve/route-table.ts';
import { keepFiles } from './keep-files.ts';
import { readWhole, type StoredFile } from './read-whole.ts';

/** One complete build, in the folder it was loaded from. */
export interface Build {
  /** Absolute. */
  folder: string;
  headers: readonly HeaderRule[];
  /** The path below which the site lies, with a slash at both ends. */
  base: string;
  /** The file of a path's page. */
  pageAt(path: string): string | undefined;
  /** Where visitors of a former path are sent on to. */
  redirectOf(path: string): string | undefined;
  /** Whether a path is gone for good. */
  isGone(path: string): boolean;
  errorPage(status: 404 | 500): string | undefined;
  /** The forms that the server receives. */
  inbox?: InboxManifest;
  /** The whole URL that the views of pages are passed on to. */
  views?: string;
  /**
   * @returns undefined for a file that the build does not have
   * @throws NotAsBuilt for a file that is missing or differs from what was built
   */
  read(file: string): Promise<StoredFile | undefined>;
}

/** A file of a build is missing or differs from what was built: the folder is being replaced, or was changed by hand. */
export class NotAsBuilt extends Error {
  constructor(folder: string, file: string) {
    super(`${file} in ${folder} is missing or is not as it was built.`);
  }
}

/** Bytes of files that are kept in memory. */
const keptBytes = 64 << 20;

/** @throws if the folder holds no complete build */
export function loadBuild(folder: string): Build {
  const list = join(folder, 'routes.json');
  // Reading a pipe would never end.
  if (!statSync(list).isFile()) throw new NotAsBuilt(folder, 'routes.json');
  const manifest = JSON.parse(readFileSync(list, 'utf8')) as RouteManifest;
  const { routes, errors, redirects = {}, gone = [], files, headers = headerRules(), base = '/', folder: inner = '' } = manifest;
  for (const [file, { bytes }] of Object.entries(files ?? {}))
    if (statSync(join(folder, file), { throwIfNoEntry: false })?.size !== bytes) throw new NotAsBuilt(folder, file);
  const table = createRouteTable(routes);
  const readListed = keepFiles(async (file) => {
    const stored = await readWhole(join(folder, file));
    // The files may have been replaced since the folder was listed.
    if (!stored || stored.hash !== files?.[file]?.hash) throw new NotAsBuilt(folder, file);
    return stored;
  }, keptBytes);
  return {
    folder,
    headers,
    base,
    inbox: manifest.inbox,
    views: manifest.views,
    pageAt: (path) => table.match(path)?.file,
    redirectOf: (path) => (Object.hasOwn(redirects, path) ? redirects[path] : undefined),
    isGone: (path) => gone.includes(path),
    errorPage: (wanted) => errors.find(({ status }) => status === wanted)?.file,
    async read(file) {
      const path = inner + file;
      if (!files) return readWhole(join(folder, path));
      return Object.hasOwn(files, path) ? readListed(path) : undefined;
    },
  };
}
