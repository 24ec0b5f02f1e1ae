import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { type FontAsset, type FontMap, fontRoles } from '#contract/font-asset.ts';
import { nearest } from '#contract/nearest.ts';
import type { Theme } from '#contract/theme.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import { relativePath } from '#engine/read/relative-path.ts';
import type { Reference } from '#engine/validate/create-validator.ts';
import type { ValidSite } from '#engine/validate/validate-document.ts';
import { describeLink } from './describe-link.ts';
import { loadFont } from './load-font.ts';

/**
 * The fonts of a site: for each role the file that site.yaml names, else that of the theme.
 * @param root absolute path of the site
 */
export async function resolveFonts(root: string, site: ValidSite, theme: Theme): Promise<{ fonts: FontMap; diagnostics: Diagnostic[] }> {
  const diagnostics: Diagnostic[] = [];
  const fonts: Partial<Record<string, FontAsset>> = {};
  for (const role of fontRoles) {
    // The key that names a font is the name of its role.
    const reference = site.references.find(({ kind, path }) => kind === 'font' && path.at(-1) === role);
    const own = reference && (await loadOwn(root, site, reference));
    if (own && 'code' in own) diagnostics.push(own);
    // If the author's font cannot be read, pages are drawn in the theme's.
    fonts[role] = own && 'url' in own ? own : await loadFont(join(theme.folder, theme.fonts[role].file));
  }
  return { fonts: fonts as FontMap, diagnostics };
}

async function loadOwn(root: string, { source }: ValidSite, { value, path }: Reference): Promise<FontAsset | Diagnostic> {
  const file = resolve(dirname(source.path), value);
  const shown = relativePath(root, file);
  const problem = (code: 'missing-font' | 'invalid-font', message: string, suggestion: string) =>
    diagnose({ code, ...placeOf(source, path), message, suggestion });
  if (!file.startsWith(root + sep))
    return problem('missing-font', `The font ${value} lies outside the site.`, 'Copy it into the folder of the site.');
  const obstacle = describeLink(root, file);
  if (obstacle) return problem('invalid-font', `${shown} ${obstacle}`, 'Put the file itself there.');
  try {
    return await loadFont(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      return problem(
        'invalid-font',
        `${shown} is not a font that can be read: ${(error as Error).message}.`,
        'Export the font as WOFF2 again, or download it once more.',
      );
    const guess = nearest(basename(value), await readdir(dirname(file)).catch(() => []));
    const suggestion = guess
      ? `Did you mean ${value.slice(0, -basename(value).length)}${guess}?`
      : 'Correct the path, which starts at the folder of site.yaml, or add the file.';
    return problem('missing-font', `There is no font ${shown}.`, suggestion);
  }
}
