import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasFixedName } from '#engine/emit/fixed-names.ts';
import type { RouteManifest } from '#engine/emit/host-rules.ts';
import { isRecord } from '#engine/read/is-record.ts';
import { workName } from './work-folder.ts';

/** Files that operating systems put into folders. */
const junk = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Files that earlier versions of this program wrote beside the pages; their routes.json did not list them. */
const formerFiles = (file: string) => /^(?:assets\/[^/]+|_headers|_redirects)$/.test(file) || hasFixedName(file);

/** What is in a folder. */
export interface Inventory {
  /** Files that its routes.json lists, and routes.json itself. */
  built: string[];
  /** What no build wrote. */
  others: string[];
}

/**
 * Tells the files that an earlier build wrote into a folder from all others: routes.json lists them, and a folder without it
 * is not an output. Where routes.json was written by an earlier version and lists the pages only, other files are recognised
 * by their names.
 * @param folder absolute; it exists
 */
export async function listBuilt(folder: string): Promise<Inventory> {
  const manifest = await readManifest(folder);
  const inventory: Inventory = { built: [], others: [] };
  const isBuilt = manifest && knownTo(manifest);
  const walk = async (parent: string) => {
    for (const entry of await readdir(join(folder, parent), { withFileTypes: true })) {
      const file = parent ? `${parent}/${entry.name}` : entry.name;
      if (file === workName || (entry.isFile() && junk.test(entry.name)) || (file === 'lost+found' && (await isEmpty(join(folder, file)))))
        continue;
      // Without routes.json no file is of a build, and folders need not be searched.
      if (entry.isDirectory() && isBuilt && entry.name !== '.git') await walk(file);
      else if (entry.isFile() && isBuilt?.(file)) inventory.built.push(file);
      else inventory.others.push(file);
    }
  };
  await walk('');
  return inventory;
}

/** Also true of a folder that cannot be read, such as lost+found, which belongs to the file system and not to its user. */
async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0;
}

async function readManifest(folder: string): Promise<RouteManifest | undefined> {
  const path = join(folder, 'routes.json');
  try {
    // Reading a pipe would never end.
    if (!(await stat(path)).isFile()) return undefined;
    const manifest: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isManifest(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Other programs write a routes.json too. */
function isManifest(value: unknown): value is RouteManifest {
  const { routes, errors, files } = (value ?? {}) as Partial<RouteManifest>;
  const isTable = files === undefined || isRecord(files);
  return isTable && [routes, errors].every((list) => Array.isArray(list) && list.every((entry) => typeof entry?.file === 'string'));
}

function knownTo({ routes, errors, files }: RouteManifest): (file: string) => boolean {
  if (files) return (file) => file === 'routes.json' || Object.hasOwn(files, file);
  const pages = new Set(['routes.json', ...[...routes, ...errors].map(({ file }) => file)]);
  return (file) => {
    const plain = file.replace(/\.(?:br|gz)$/, '');
    return pages.has(plain) || formerFiles(plain);
  };
}
