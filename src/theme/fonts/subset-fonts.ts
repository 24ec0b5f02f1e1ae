/**
 * Makes text.woff2 and display.woff2 from the whole fonts in the packages inter-ui and source-serif.
 *
 *     npx tsx src/theme/fonts/subset-fonts.ts [folder]
 *
 * The folder is one whose node_modules holds both packages (default: this repository). They are large and needed only
 * here, so they need not be dependencies: `npm install --prefix <folder> inter-ui@4.1.1 source-serif@4.5.1`.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

type Family = {
  name: 'text' | 'display';
  source: string;
  /** SHA-256 of the source file: another version of the font would have other metrics. */
  sha256: string;
  characters: string;
  features: string[];
  opticalSize: number;
  weights: { min: number; max: number };
};

const span = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const without = (text: string, dropped: string): string => [...text].filter((character) => !dropped.includes(character)).join('');

const latin = span(0x20, 0x7e) + without(span(0xa0, 0xff), '\u00ad');
// Names in Yoruba, Igbo, Hausa and Akan, Turkish dotless i, French, and the two letters of Finnish and Czech loans.
const names = 'ẸẹỌọṢṣỊịỤụŃńǸǹṄṅŊŋıŒœŠšŸŽž';
const hookedNames = 'ƁɓƊɗƘƙƐɛƆɔ';
// Tone marks that have no ready-made letter, as in ẹ́.
const toneMarks = '\u0300\u0301\u0304\u0323';
const punctuation = '–—‘’‚“”„†•…‹›€\u20a6−™→↗←✓\u2009\u202f';

const families: Family[] = [
  {
    name: 'text',
    source: 'inter-ui/variable/InterVariable.woff2',
    sha256: '693b77d4f32ee9b8bfc995589b5fad5e99adf2832738661f5402f9978429a8e3',
    characters: `${latin}${names}${hookedNames}${toneMarks}${punctuation}‰\u2011`,
    features: ['kern', 'liga', 'tnum', 'case', 'ccmp', 'mark'],
    opticalSize: 14,
    weights: { min: 400, max: 700 },
  },
  {
    name: 'display',
    source: 'source-serif/WOFF2/VAR/SourceSerif4Variable-Roman.ttf.woff2',
    sha256: '940a76eda1388de39d38c8e7a79bf6ea058a387faee0a9f33c8d25c6ba05e1be',
    characters: `${without(latin, '¢¤¥¦¨ª¬¯²³´µ¶¸¹º¼½¾±')}${names}${punctuation}`,
    features: ['kern', 'liga', 'tnum'],
    opticalSize: 44,
    weights: { min: 400, max: 600 },
  },
];

const here = import.meta.dirname;
const require = createRequire(join(resolve(process.argv[2] ?? '.'), 'package.json'));

for (const family of families) {
  const source = readFileSync(require.resolve(family.source));
  const sha256 = createHash('sha256').update(source).digest('hex');
  if (sha256 !== family.sha256)
    throw new Error(`${family.source} is another version than the one this script was written for (sha256 ${sha256}).`);

  const font = await makeSubset(source, family);
  writeFileSync(join(here, `${family.name}.woff2`), font);
  console.log(`${family.name}.woff2 ${font.length} bytes`);
}

/** The family as a woff2 file: its characters, its features, one free axis (wght). */
async function makeSubset(source: Buffer, { characters, features, opticalSize, weights, name }: Family): Promise<Buffer> {
  const subset = await subsetFont(source, characters, {
    targetFormat: 'sfnt',
    keepFeatures: features,
    preserveNameIds: [13, 14],
    noHinting: true,
    variationAxes: { opsz: opticalSize, wght: weights },
  });
  const face = new Face(new Blob(Uint8Array.from(subset)));
  const known = new Set(face.collectUnicodes());
  const missing = [...characters].filter((character) => !known.has(character.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`${name}: the font has no ${missing.join(' ')}`);
  if (Object.keys(face.getAxisInfos()).join() !== 'wght') throw new Error(`${name}: wght is not the only axis left.`);

  // The licence reserves the name "Source", so a changed font needs another name. The new names have the same lengths; the
  // second pass updates the checksums.
  replaceInPlace(subset, utf16('Source Serif'), utf16('Serif Subset'));
  replaceInPlace(subset, utf16('SourceSerif'), utf16('SerifSubset'));
  return subsetFont(subset, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    keepFeatures: features,
    preserveNameIds: [13, 14],
    noHinting: true,
  });
}

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

function replaceInPlace(bytes: Buffer, from: Buffer, to: Buffer): void {
  if (from.length !== to.length) throw new Error('Only a name of the same length fits.');
  for (let at = bytes.indexOf(from); at !== -1; at = bytes.indexOf(from, at + 1)) to.copy(bytes, at);
}
