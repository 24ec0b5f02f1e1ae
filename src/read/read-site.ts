import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Diagnostic, diagnose, fileStart } from '../diagnostics/diagnostic.ts';
import { readSource } from './read-source.ts';
import { relativePath } from './relative-path.ts';
import type { SourceDocument } from './source-document.ts';

export interface SiteSources {
  site?: SourceDocument;
  pages: SourceDocument[];
  /** Every page file, sorted, also those that could not be read; relative to the root. */
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
  if (existsSync(join(root, 'site.yaml'))) sources.site = read('site.yaml');
  else
    sources.diagnostics.push(
      diagnose(
        'missing-site-file',
        'site.yaml',
        fileStart,
        `There is no site.yaml in ${root}.`,
        other ? `Rename ${other} to site.yaml.` : 'Run the command in the folder of the site, or create site.yaml.',
      ),
    );

  const { files, links, pictures } = await listEntries(root);
  sources.pictures = pictures;
  sources.pageFiles = [...files, ...links].sort();
  for (const file of links) {
    sources.diagnostics.push(
      diagnose(
        'unreadable-file',
        file,
        fileStart,
        'The page is a symbolic link, and links are not followed: they may lead out of the site.',
        'Put the file itself there.',
      ),
    );
  }
  sources.pages = files.map(read).filter((page) => page !== undefined);
  return sources;
}

/** The picture files below the root, sorted, relative to it. */
export async function listPictures(root: string): Promise<string[]> {
  return (await listEntries(root)).pictures;
}

/** Every file that belongs to a site, relative to its root: site.yaml, pages and pictures. */
export async function listSiteFiles(root: string): Promise<string[]> {
  const { files, links, pictures } = await listEntries(root);
  return ['site.yaml', ...files, ...links, ...pictures];
}

/** The page files below the root, the symbolic links among them and the pictures, each sorted and relative to it. */
async function listEntries(root: string): Promise<Record<'files' | 'links' | 'pictures', string[]>> {
  const entries = await readdir(join(root, 'pages'), { recursive: true, withFileTypes: true }).catch(() => []);
  const all = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ file: relativePath(root, join(entry.parentPath, entry.name)), isLink: entry.isSymbolicLink() }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const pick = (ending: RegExp, isLink: boolean) =>
    all.filter((entry) => entry.isLink === isLink && ending.test(entry.file)).map(({ file }) => file);
  return {
    files: pick(/\.ya?ml$/i, false),
    links: pick(/\.ya?ml$/i, true),
    pictures: pick(/\.(?:svg|png|jpe?g|webp|avif)$/i, false),
  };
}
