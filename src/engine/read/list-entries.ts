import { type Dirent, lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Diagnostic, diagnose, fileStart } from '#engine/diagnostics/diagnostic.ts';
import { isPart } from './is-part.ts';

interface Entries {
  /** The page files, the parts of pages and the pictures, each sorted and relative to the root. */
  files: string[];
  parts: string[];
  pictures: string[];
  /** The page files that are not read, and the folders: what is in them is not known. */
  unread: string[];
  diagnostics: Diagnostic[];
}

const page = /\.ya?ml$/i;
const picture = /\.(?:svg|png|jpe?g|webp|avif)$/i;

/** Everything in pages/. Links, devices and pipes are not followed or opened, and reported. @param root absolute path of the site */
export async function listEntries(root: string): Promise<Entries> {
  const found: Entries = { files: [], parts: [], pictures: [], unread: [], diagnostics: [] };
  const report = (file: string, problem: Diagnostic) => {
    found.unread.push(file);
    found.diagnostics.push(problem);
  };
  const walk = async (folder: string): Promise<void> => {
    const kind = describeKind(join(root, folder), folder, true);
    if (kind) return report(folder, kind);
    let entries: Dirent[];
    try {
      entries = await readdir(join(root, folder), { withFileTypes: true });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Without pages/ the site has no pages, which others report.
      if (code !== 'ENOENT') report(folder, unreadableFolder(folder, String(code)));
      return;
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory() && page.test(file)) report(file, folderLikePage(file));
      else if (entry.isDirectory()) await walk(file);
      else if (entry.isFile())
        (page.test(file) ? (isPart(file) ? found.parts : found.files) : picture.test(file) ? found.pictures : []).push(file);
      // A picture that is none is reported where it is used. A link without an ending may be a folder of pages.
      else if (page.test(file) || (entry.isSymbolicLink() && !picture.test(file))) {
        const problem = describeKind(join(root, file), file);
        if (problem) report(file, problem);
      }
    }
  };
  await walk('pages');
  found.files.sort();
  found.parts.sort();
  found.pictures.sort();
  return found;
}

/** Every file that belongs to a site, relative to its root: site.yaml, pages, parts of pages and pictures. */
export async function listSiteFiles(root: string): Promise<string[]> {
  const { files, parts, pictures, diagnostics } = await listEntries(root);
  return ['site.yaml', ...files, ...parts, ...pictures, ...diagnostics.map(({ file }) => file)];
}

/** What a path is that must not be opened; nothing where it is a plain file, a folder, or missing. */
export function describeKind(path: string, file: string, isFolder = false): Diagnostic | undefined {
  const kind = lstatSync(path, { throwIfNoEntry: false });
  if (!kind || kind.isFile() || kind.isDirectory()) return undefined;
  const what = isFolder ? 'folder' : page.test(file) ? 'page' : picture.test(file) ? 'picture' : 'entry';
  return kind.isSymbolicLink()
    ? diagnose({
        code: 'unreadable-file',
        file,
        range: fileStart,
        message: `The ${file === 'site.yaml' ? 'file' : what} is a symbolic link, and links are not followed: they may lead out of the site.`,
        suggestion: `Put the ${what === 'folder' || what === 'entry' ? 'files themselves' : 'file itself'} there.`,
      })
    : diagnose({
        code: 'unreadable-file',
        file,
        range: fileStart,
        message: `This is no file but a ${kind.isFIFO() ? 'pipe' : kind.isSocket() ? 'socket' : 'device'}, which may never end.`,
        suggestion: 'Put a file there, or take it out of pages/.',
      });
}

function folderLikePage(file: string): Diagnostic {
  return diagnose({
    code: 'unreadable-file',
    file,
    range: fileStart,
    message: 'This is a folder, and it has the name of a page file, so nothing in it is read.',
    suggestion: `Take "${file.slice(file.lastIndexOf('.'))}" out of its name, or put a file there instead.`,
  });
}

function unreadableFolder(folder: string, reason: string): Diagnostic {
  return diagnose({
    code: 'unreadable-file',
    file: folder,
    range: fileStart,
    message: `The folder cannot be read (${reason}), so nothing is known of the pages in it.`,
    suggestion: 'Give yourself the right to read and to enter it, or move it out of pages/.',
  });
}
