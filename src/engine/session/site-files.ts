import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { findStrayPages } from '#engine/read/find-stray-pages.ts';
import { isPart } from '#engine/read/is-part.ts';
import { listEntries } from '#engine/read/list-entries.ts';
import { type RouteLock, readRouteLock } from '#engine/read/read-route-lock.ts';
import { type CollectionFolder, entryPlaceOf, listCollections } from '#engine/schema/entry-place.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import {
  type FileReader,
  type JudgedFile,
  judgePageFile,
  judgePartFile,
  type ReadFile,
  type ReadFiles,
  readSettingsFile,
  readYamlFile,
  type SiteFile,
} from './site-file.ts';

/** Everything that was read of a site. */
export interface SiteFiles {
  settings: SiteFile<SiteConfig>;
  /** The folders of entries, as site.yaml names them. */
  collections: readonly CollectionFolder[];
  /** Sorted, by their paths relative to the root. */
  pages: ReadonlyMap<string, SiteFile<PageData>>;
  /** Files whose name begins with _: what pages use and extend. */
  parts: ReadonlyMap<string, ReadFile>;
  /** Page files and folders that were not opened. */
  unread: readonly string[];
  pictures: readonly string[];
  lock: RouteLock;
  /** The texts of pages that lie outside pages/. */
  strayTexts: ReadonlyMap<string, string>;
  /** About the files as such: what is a link, lies in the wrong folder, or is read by nothing. */
  diagnostics: readonly Diagnostic[];
  /** What the pages and parts were judged from. */
  judged: JudgedFiles;
}

interface JudgedFiles {
  reads: ReadFiles;
  pages: ReadonlyMap<string, JudgedFile<SiteFile<PageData>>>;
  parts: ReadonlyMap<string, JudgedFile<ReadFile>>;
}

/**
 * Lists the files of a site, and reads those that are new or have changed.
 * @param known what was read before @param changed files and folders, relative to the root
 */
export async function readSiteFiles(reader: FileReader, known?: SiteFiles, changed: readonly string[] = []): Promise<SiteFiles> {
  const isKept = (file: string) => !isWithin(file, new Set(changed));
  const { files, parts, unread, pictures, diagnostics } = await listEntries(reader.root);
  const lock = readRouteLock(reader.root, known?.lock);
  const stray = await findStrayPages(reader.root);
  const reads = [...files, ...parts].map((file) => {
    const before = known?.judged.reads.get(file);
    return [file, before && isKept(file) ? before : readYamlFile(reader, file, before)] as const;
  });
  const settings = known && isKept('site.yaml') ? known.settings : await readSettingsFile(reader, known?.settings);
  const { validator } = reader;
  // While site.yaml cannot be read at all, its folders hold what they held before.
  const isKnown = known !== undefined && (settings === known.settings || !settings.source);
  const collections = isKnown ? known.collections : listCollections(settings.source?.data, validator.entryKinds);
  return {
    settings,
    collections,
    ...judgeFiles(reader, { reads: new Map(reads), collections }, known?.judged),
    unread,
    pictures,
    lock,
    strayTexts: stray.texts,
    diagnostics: [...diagnostics, ...lock.diagnostics, ...stray.diagnostics],
  };
}

/**
 * Reads pages again without listing the folders, which is quicker.
 * @returns undefined where something else than the content of page files may have changed
 */
export function readPagesAgain(reader: FileReader, known: SiteFiles, changed: readonly string[]): SiteFiles | undefined {
  const reads = new Map(known.judged.reads);
  const isPlain = (file: string) => lstatSync(join(reader.root, file), { throwIfNoEntry: false })?.isFile() === true;
  if (!changed.every((file) => reads.has(file) && isPlain(file))) return undefined;
  for (const file of changed) reads.set(file, readYamlFile(reader, file, reads.get(file)));
  return { ...known, ...judgeFiles(reader, { reads, collections: known.collections }, known.judged) };
}

/** A file that is made of others is judged again when one of them has changed. */
function judgeFiles(
  reader: FileReader,
  { reads, collections }: { reads: ReadFiles; collections: readonly CollectionFolder[] },
  before?: JudgedFiles,
): Pick<SiteFiles, 'pages' | 'parts' | 'judged'> {
  const pages = new Map<string, JudgedFile<SiteFile<PageData>>>();
  const parts = new Map<string, JudgedFile<ReadFile>>();
  for (const [file, read] of reads) {
    if (isPart(file) && !entryPlaceOf(file, collections))
      parts.set(file, judgePartFile(reader, { read, all: reads, before: before?.parts.get(file) }));
    else pages.set(file, judgePageFile(reader, { read, all: reads, collections, before: before?.pages.get(file) }));
  }
  return { pages: resultsOf(pages), parts: resultsOf(parts), judged: { reads, pages, parts } };
}

function resultsOf<File extends ReadFile>(files: ReadonlyMap<string, JudgedFile<File>>): Map<string, File> {
  return new Map([...files].map(([file, { result }]) => [file, result]));
}

/** Whether a file is among the paths, or in a folder that is. */
function isWithin(file: string, paths: ReadonlySet<string>): boolean {
  const steps = file.split('/');
  return paths.has('') || steps.some((_, index) => paths.has(steps.slice(0, index + 1).join('/')));
}
