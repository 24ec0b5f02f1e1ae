import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { findStrayPages } from '#engine/read/find-stray-pages.ts';
import { listEntries } from '#engine/read/list-entries.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import { type FileReader, readPageFile, readSettingsFile, type SiteFile } from './site-file.ts';

/** Everything that was read of a site. */
export interface SiteFiles {
  settings: SiteFile<SiteConfig>;
  /** Sorted, by their paths relative to the root. */
  pages: ReadonlyMap<string, SiteFile<PageData>>;
  /** Page files and folders that were not opened. */
  unread: readonly string[];
  pictures: readonly string[];
  /** The texts of pages that lie outside pages/. */
  strayTexts: ReadonlyMap<string, string>;
  /** About the files as such: what is a link, lies in the wrong folder, or is read by nothing. */
  diagnostics: readonly Diagnostic[];
}

/**
 * Lists the files of a site, and reads those that are new or have changed.
 * @param known what was read before @param changed files and folders, relative to the root
 */
export async function readSiteFiles(reader: FileReader, known?: SiteFiles, changed: readonly string[] = []): Promise<SiteFiles> {
  const isKept = (file: string) => !isWithin(file, new Set(changed));
  const { files, unread, pictures, diagnostics } = await listEntries(reader.root);
  const stray = await findStrayPages(reader.root);
  const pages = files.map((file) => {
    const before = known?.pages.get(file);
    return [file, before && isKept(file) ? before : readPageFile(reader, file, before)] as const;
  });
  return {
    settings: known && isKept('site.yaml') ? known.settings : await readSettingsFile(reader, known?.settings),
    pages: new Map(pages),
    unread,
    pictures,
    strayTexts: stray.texts,
    diagnostics: [...diagnostics, ...stray.diagnostics],
  };
}

/**
 * Reads pages again without listing the folders, which is quicker.
 * @returns undefined where something else than the content of page files may have changed
 */
export function readPagesAgain(reader: FileReader, known: SiteFiles, changed: readonly string[]): SiteFiles | undefined {
  const isPlain = (file: string) => lstatSync(join(reader.root, file), { throwIfNoEntry: false })?.isFile() === true;
  if (!changed.every((file) => known.pages.has(file) && isPlain(file))) return undefined;
  const pages = new Map(known.pages);
  for (const file of changed) pages.set(file, readPageFile(reader, file, pages.get(file)));
  return { ...known, pages };
}

/** Whether a file is among the paths, or in a folder that is. */
function isWithin(file: string, paths: ReadonlySet<string>): boolean {
  const steps = file.split('/');
  return paths.has('') || steps.some((_, index) => paths.has(steps.slice(0, index + 1).join('/')));
}
