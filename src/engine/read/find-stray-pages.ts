import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nearest } from '#contract/nearest.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { countLines } from './count-lines.ts';
import { findUnreadFiles } from './find-unread-files.ts';
import { offsetsToRange } from './locate.ts';
import { relativePath } from './relative-path.ts';

interface Found {
  /** The text of each stray page by its file, for code frames. */
  texts: Map<string, string>;
  diagnostics: Diagnostic[];
}

/**
 * Pages that lie where none is read, beside site.yaml or in a folder beside pages/, and files of pages/ that nothing reads. A folder whose name is close to "pages" is
 * searched with all folders in it, and others only themselves.
 * @param root absolute path of the folder that holds site.yaml and pages/
 */
export async function findStrayPages(root: string): Promise<Found> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && isYaml(entry.name) && entry.name !== 'site.yaml').map(({ name }) => name);
  for (const entry of entries) {
    if (!entry.isDirectory() || /^(?:\..*|pages|dist|node_modules)$/.test(entry.name)) continue;
    const recursive = nearest(entry.name, ['pages']) !== undefined;
    const inside = await readdir(join(root, entry.name), { recursive, withFileTypes: true }).catch(() => []);
    // A folder with a site.yaml of its own is another site.
    if (inside.some(({ name }) => name === 'site.yaml')) continue;
    for (const file of inside) if (file.isFile() && isYaml(file.name)) files.push(relativePath(root, join(file.parentPath, file.name)));
  }
  const found: Found = { texts: new Map(), diagnostics: [] };
  for (const file of files.sort()) {
    const text = await readFile(join(root, file), 'utf8').catch(() => '');
    const route = /^(?:route|aliases|wildcards|status|title):/m.exec(text);
    if (!route || !/^blocks:/m.test(text)) continue;
    const folder = file.includes('/') ? `in ${file.slice(0, file.lastIndexOf('/'))}/` : 'beside site.yaml';
    found.texts.set(file, text);
    found.diagnostics.push(
      diagnose({
        code: 'misplaced-page',
        file,
        range: offsetsToRange({ text, lineCounter: countLines(text) }, route.index, route.index + route[0].length - 1),
        message: `This page is not part of the site: it lies ${folder}, and pages are read from pages/ only.`,
        suggestion: `Move it to pages/${file.split('/').slice(1).join('/') || file}.`,
      }),
    );
  }
  found.diagnostics.push(...(await findUnreadFiles(root)));
  return found;
}

function isYaml(name: string): boolean {
  return /\.ya?ml$/i.test(name);
}
