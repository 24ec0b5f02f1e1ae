import { lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { diagnose, fileStart } from '#engine/diagnostics/diagnostic.ts';
import type { Parsed } from './parse-nodes.ts';
import { readSource } from './read-source.ts';

/** Reads site.yaml. @param root absolute path of its folder */
export async function readSettings(root: string): Promise<Parsed & { text: string }> {
  const path = join(root, 'site.yaml');
  // Not whether it leads anywhere: a link is not followed.
  if (lstatSync(path, { throwIfNoEntry: false })) return readSource('site.yaml', path);
  const names = await readdir(root).catch(() => []);
  const other = names.find((name) => name !== 'site.yaml' && /^site\.ya?ml$/i.test(name));
  const message = `There is no site.yaml in ${root}.`;
  const suggestion = other ? `Rename ${other} to site.yaml.` : 'Name the folder of the site with --site, or create site.yaml.';
  return { text: '', diagnostics: [diagnose({ code: 'missing-site-file', file: 'site.yaml', range: fileStart, message, suggestion })] };
}
