import { isRecord } from '#engine/read/is-record.ts';

/** Which entry of which collection a file is. */
export interface EntryPlace {
  /** As site.yaml calls it. */
  collection: string;
  /** article, person, …; missing where site.yaml names none that there is. */
  kind?: string;
  /** The name of the file, without its ending. */
  name: string;
  /** The path of its page; missing where the collection has none. */
  route?: string;
}

/** A collection as site.yaml writes it, as far as it says which files belong to it. */
export interface CollectionFolder {
  name: string;
  /** Relative to the root: pages/journal. */
  folder: string;
  /** Missing where no kind has the name that is written: nothing can be said of its files. */
  kind?: string;
  /** The path of each entry, with {name}. */
  route?: string;
}

/**
 * The collections of a site. What is wrong with one is reported elsewhere; it is left out here.
 * @param settings site.yaml as plain data, with mistakes or without @param kinds of entries that there are
 */
export function listCollections(settings: unknown, kinds: readonly string[]): CollectionFolder[] {
  const collections = isRecord(settings) && isRecord(settings.collections) ? settings.collections : {};
  return Object.entries(collections).flatMap(([name, value]) => {
    if (!isRecord(value)) return [];
    const { folder, entry, route } = value;
    if (typeof folder !== 'string') return [];
    const kind = kinds.find((known) => known === entry);
    const path = `pages/${folder.replace(/^\/+|\/+$/g, '')}`;
    return [{ name, folder: path, ...(kind !== undefined && { kind }), ...(typeof route === 'string' && { route }) }];
  });
}

/** Which entry a file is; undefined for a page and for a part of pages. @param file relative to the root */
export function entryPlaceOf(file: string, collections: readonly CollectionFolder[]): EntryPlace | undefined {
  const holders = collections.filter(({ folder }) => file.startsWith(`${folder}/`));
  const [holder] = holders.sort((a, b) => b.folder.length - a.folder.length);
  if (!holder || !/\.ya?ml$/i.test(file)) return undefined;
  const below = file.slice(holder.folder.length);
  // Inside the folder as everywhere: what begins with _ is a part of other files.
  if (below.includes('/_')) return undefined;
  const name = below.slice(below.lastIndexOf('/') + 1).replace(/\.ya?ml$/i, '');
  return {
    collection: holder.name,
    name,
    ...(holder.kind !== undefined && { kind: holder.kind }),
    route: holder.route?.replace('{name}', name),
  };
}

/** The name by which other files refer to an entry: people/ada. */
export function idOfEntry({ collection, name }: EntryPlace): string {
  return `${collection}/${name}`;
}
