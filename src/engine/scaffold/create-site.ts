import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isRefused } from '#engine/edit/edit.ts';
import { editYaml } from '#engine/edit/edit-yaml.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { pathFromHere, relativePath } from '#engine/read/relative-path.ts';
import { createCompleter } from './ask.ts';
import type { ScaffoldTarget } from './scaffold-target.ts';
import { titleOfName } from './title-of-name.ts';

export interface SiteOptions {
  name?: string;
  lang?: string;
  url?: string;
}

/**
 * Writes a whole small site into a folder that is missing or empty: settings and pages of a firm that does not exist, ready to
 * be replaced, and what editors need.
 * @returns why nothing was written, in words for the author
 */
export async function createSite({ root, theme, ask }: ScaffoldTarget, options: SiteOptions): Promise<string | undefined> {
  const refusal = await refuseFolder(root);
  if (refusal) return refusal;
  const complete = createCompleter(ask);
  const name = await complete(options.name, 'Name of the firm', titleOfName(basename(root)) || 'Our firm');
  const lang = await complete(options.lang, 'Language of its pages, as a tag', 'en');
  const url = await complete(options.url, 'URL that it will have', 'https://www.example.com');

  const template = join(theme.folder, theme.siteTemplate);
  await mkdir(root, { recursive: true });
  await cp(template, root, { recursive: true });
  const site = await readFile(join(template, 'site.yaml'), 'utf8');
  await writeFile(join(root, 'site.yaml'), fillIn(site, { name, lang, url }));
  for (const [file, text] of Object.entries(filesForEditors(root))) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return undefined;
}

async function refuseFolder(root: string): Promise<string | undefined> {
  try {
    const there = await readdir(root);
    return there.length === 0 ? undefined : `${pathFromHere(root)} is not empty. Nothing was written; name a folder that is not there yet.`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return `${pathFromHere(root)} is a file. Nothing was written; name a folder that is not there yet.`;
    if (code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Puts the values into the text of site.yaml, and leaves everything else as it is, comments included. */
function fillIn(text: string, { name, lang, url }: Required<SiteOptions>): string {
  const edited = editYaml(text, [
    { op: 'set', path: ['url'], value: url },
    { op: 'set', path: ['brand', 'name'], value: name },
    { op: 'set', path: ['regions', 'main', 'lang'], value: lang },
  ]);
  if (isRefused(edited)) throw new Error(`the site.yaml that new sites begin with cannot be filled in: ${edited.refused}`);
  return edited.text;
}

function filesForEditors(root: string): Record<string, string> {
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    '.gitignore': 'dist/\n.cache/\n.page-renderer-work/\n',
    '.vscode/extensions.json': json({ recommendations: ['redhat.vscode-yaml'] }),
    '.vscode/settings.json': json({
      'yaml.schemas': {
        './schema/page.schema.json': ['pages/**/*.yaml', '!pages/**/_*.yaml', '!pages/**/_*/**'],
        './schema/page-part.schema.json': ['pages/**/_*.yaml', '!pages/_shared/**'],
        './schema/shared-block.schema.json': 'pages/_shared/**/*.yaml',
        './schema/site.schema.json': 'site.yaml',
      },
      '[yaml]': { 'editor.tabSize': 2, 'editor.insertSpaces': true },
    }),
    'tsconfig.json': json({ extends: fromSite(root, 'tsconfig.site.json'), include: ['blocks', 'entries'] }),
  };
}

/** A file of this checkout as a file of the site names it. */
function fromSite(root: string, file: string): string {
  const path = relativePath(root, join(engineRoot, file));
  return path.startsWith('.') ? path : `./${path}`;
}
