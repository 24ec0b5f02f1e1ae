import { type FontAsset, type FontRole, fontRoles } from '#contract/font-asset.ts';
import type { Check } from '#engine/checks/check.ts';
import { listTexts } from '#engine/checks/list-texts.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import { someText } from '#engine/read/origin-at.ts';
import { relativePath } from '#engine/read/relative-path.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';

/** How many characters a message lists. */
const mostListed = 20;

// Nearly every font has the printable characters of ASCII, and many files hold no others.
const basicCharacters = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
const knownBeyond = new WeakMap<SourceDocument, boolean>();

function isBeyondBasic(source: SourceDocument): boolean {
  const known = knownBeyond.get(source) ?? someText(source, (text) => /[^\n -~]/.test(text));
  knownBeyond.set(source, known);
  return known;
}

/**
 * Characters that a font of the pages has no glyph for: one diagnostic a font, at the first such character, which lists the
 * others.
 */
export const checkGlyphs: Check = (site) => fontRoles.flatMap((role) => describe(site, role));

function describe({ root, theme, site, pages, fonts }: Site, role: FontRole): Diagnostic[] {
  const font = fonts[role];
  const lacking = charactersOutside(font);
  const lacksBasic = lacking.test(basicCharacters);
  const { keys } = theme.fonts[role];
  const found = [site, ...pages].flatMap(({ source, data }) =>
    // Most files hold no such character; testing the whole file first saves going through its texts.
    !((lacksBasic || isBeyondBasic(source)) && someText(source, (text) => lacking.test(text)))
      ? []
      : listTexts(data, (text) => lacking.test(text))
          .filter(({ key }) => !keys || keys.includes(key))
          .map(({ path, text }) => ({ source, path, characters: text.match(new RegExp(lacking, 'gu')) ?? [] })),
  );
  const [first] = found;
  const characters = [...new Set(found.flatMap((text) => text.characters))];
  const [character, ...others] = characters;
  if (!first || character === undefined) return [];
  const isOwn = font.path.startsWith(root) && !font.path.startsWith(theme.folder);
  const name = isOwn ? `The font ${relativePath(root, font.path)}` : `The theme's font for ${role === 'text' ? 'texts' : 'headings'}`;
  const more = others.length === 0 ? '' : ` It also lacks ${list(others)} (in ${inFiles(found)}).`;
  return [
    diagnose({
      code: 'missing-glyph',
      ...placeOf(first.source, first.path),
      message: `${name} has no ${describeCharacter(character)}.${more}`,
      suggestion: isOwn
        ? 'Choose a font that has it, or write it in another way.'
        : `Write it in another way, or name a font that has it in site.yaml: "theme: { fonts: { ${role}: ./fonts/….woff2 } }".`,
    }),
  ];
}

/** Matches characters that the font has no glyph for, except spaces, controls and marks that are never visible. */
function charactersOutside({ facts }: FontAsset): RegExp {
  const point = (code: number) => `\\u{${code.toString(16)}}`;
  const ranges = facts.characters.map(([first, last]) => (first === last ? point(first) : `${point(first)}-${point(last)}`));
  return new RegExp(`(?![\\s\\p{C}\\p{Default_Ignorable_Code_Point}])[^${ranges.join('')}]`, 'u');
}

function describeCharacter(character: string): string {
  return `"${character}" (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
}

function list(characters: readonly string[]): string {
  const rest = characters.length - mostListed;
  return `${characters.slice(0, mostListed).join(' ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function inFiles(found: readonly { source: { file: string } }[]): string {
  const files = new Set(found.map(({ source }) => source.file)).size;
  return files === 1 ? 'the same file' : `${files} files`;
}
