import { lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Diagnostic, diagnose, fileStart } from '#engine/diagnostics/diagnostic.ts';
import { listEntries } from './list-entries.ts';
import { readSource } from './read-source.ts';
import type { SourceDocument } from './source-document.ts';

export interface SiteSources {
  site?: SourceDocument;
  pages: SourceDocument[];
  /** Every page file, sorted, also those that could not be read, and folders that could not; relative to the root. */
  pageFiles: string[];
  /** The picture files below pages/, relative to the root. */
  pictures: string[];
  /** The text of every file that could be read, for code frames. */
  texts: Map<string, string>;
  diagnostics: Diagnostic[];
}

/**
 * Reads site.yaml and every pages/**\/*.yaml. A file that is unsound is left out and reported.
 * @param root absolute path of the folder that holds site.yaml and pages/
 */
export async function readSite(root: string): Promise<SiteSources> {
  const sources: SiteSources = { pages: [], pageFiles: [], pictures: [], texts: new Map(), diagnostics: [] };
  const read = (file: string) => {
    const { source, text, diagnostics } = readSource(file, join(root, file));
    sources.texts.set(file, text);
    sources.diagnostics.push(...diagnostics);
    return source;
  };
  const other = (await readdir(root).catch(() => [])).find((name) => name !== 'site.yaml' && /^site\.ya?ml$/i.test(name));
  // Not whether it leads anywhere: a link is not followed.
  if (lstatSync(join(root, 'site.yaml'), { throwIfNoEntry: false })) sources.site = read('site.yaml');
  else
    sources.diagnostics.push(
      diagnose({
        code: 'missing-site-file',
        file: 'site.yaml',
        range: fileStart,
        message: `There is no site.yaml in ${root}.`,
        suggestion: other ? `Rename ${other} to site.yaml.` : 'Name the folder of the site with --site, or create site.yaml.',
      }),
    );

  const { files, pictures, unread, diagnostics } = await listEntries(root);
  sources.pictures = pictures;
  sources.pageFiles = [...files, ...unread].sort();
  sources.diagnostics.push(...diagnostics);
  sources.pages = files.map(read).filter((page) => page !== undefined);
  return sources;
}

/** The picture files below the root, sorted, relative to it. */
export async function listPictures(root: string): Promise<string[]> {
  return (await listEntries(root)).pictures;
}

/** Every file that belongs to a site, relative to its root: site.yaml, pages and pictures. */
export async function listSiteFiles(root: string): Promise<string[]> {
  const { files, pictures, diagnostics } = await listEntries(root);
  return ['site.yaml', ...files, ...pictures, ...diagnostics.map(({ file }) => file)];
}
