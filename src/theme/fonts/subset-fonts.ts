/**
 * Makes text.woff2, display.woff2 and font-metrics.ts from the whole fonts in the packages inter-ui and source-serif.
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
import subsetFont from 'subset-font';
import { readSfnt } from './read-sfnt.ts';
import { systemFontAdvances } from './system-font-advances.ts';

type SystemFont = keyof typeof systemFontAdvances;

type Family = {
  name: 'text' | 'display';
  source: string;
  /** Of the source file: another version would give other bytes and other metrics. */
  sha256: string;
  characters: string;
  features: string[];
  opticalSize: number;
  weights: { min: number; max: number };
  /** Copy of the kind that the family sets: its letters decide how wide a fallback must be. */
  sample: string;
  /** Regular faces stand in up to 500 and bold ones from 600; without a bold one the regular one stands in for all weights. */
  fallbacks: { regular: SystemFont; bold?: SystemFont }[];
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
const punctuation = '–—‘’‚“”„†•…‹›€₦−™→↗←✓\u2009\u202f';

const families: Family[] = [
  {
    name: 'text',
    source: 'inter-ui/variable/InterVariable.woff2',
    sha256: '693b77d4f32ee9b8bfc995589b5fad5e99adf2832738661f5402f9978429a8e3',
    characters: `${latin}${names}${hookedNames}${toneMarks}${punctuation}‰\u2011`,
    features: ['kern', 'liga', 'tnum', 'case', 'ccmp', 'mark'],
    opticalSize: 14,
    weights: { min: 400, max: 700 },
    sample:
      'We advise boards, banks and ministries on regulation, technology and growth. Our partners have led the work they recommend: ' +
      'they stay until the change holds, and they measure it. Request a consultation and a partner will answer within 24-48 hours.',
    fallbacks: [
      { regular: 'arial', bold: 'arialBold' },
      { regular: 'roboto', bold: 'robotoBold' },
    ],
  },
  {
    name: 'display',
    source: 'source-serif/WOFF2/VAR/SourceSerif4Variable-Roman.ttf.woff2',
    sha256: '940a76eda1388de39d38c8e7a79bf6ea058a387faee0a9f33c8d25c6ba05e1be',
    characters: `${without(latin, '¢¤¥¦¨ª¬¯²³´µ¶¸¹º¼½¾±')}${names}${punctuation}`,
    features: ['kern', 'liga', 'tnum'],
    opticalSize: 44,
    weights: { min: 400, max: 600 },
    sample:
      'Strategy that survives contact with the regulator Technology and data protection Our services Sectors we know ' +
      'Transactions, tax and investment Request a consultation Thank you 98% 24 countries',
    // Bold is the name of the brand only, where nothing wraps: three faces less on every page.
    fallbacks: [{ regular: 'georgia' }, { regular: 'times' }, { regular: 'notoSerif' }],
  },
];

/** Full names and PostScript names, as `local()` wants them, of the font and of those drawn to the same widths. */
const localNames: Record<SystemFont, string[]> = {
  arial: ['Arial', 'ArialMT', 'Liberation Sans'],
  arialBold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  georgia: ['Georgia'],
  times: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
  roboto: ['Roboto', 'Roboto-Regular'],
  robotoBold: ['Roboto Bold', 'Roboto-Bold'],
  notoSerif: ['Noto Serif', 'NotoSerif-Regular'],
};

const here = import.meta.dirname;
const require = createRequire(join(resolve(process.argv[2] ?? '.'), 'package.json'));
const metrics: Record<string, unknown> = {};

for (const family of families) {
  const source = readFileSync(require.resolve(family.source));
  const sha256 = createHash('sha256').update(source).digest('hex');
  if (sha256 !== family.sha256)
    throw new Error(`${family.source} is another version than the one this script was written for (sha256 ${sha256}).`);

  const font = await makeSubset(source, family);
  writeFileSync(join(here, `${family.name}.woff2`), font);
  metrics[family.name] = await measure(source, family);
  console.log(`${family.name}.woff2 ${font.length} bytes`);
}

writeFileSync(
  join(here, 'font-metrics.ts'),
  `// Made by subset-fonts.ts: change that file, then run it.

/** A face made of a font that the visitor has, stretched until it takes the same room as the family it stands in for. */
export type FallbackFace = {
  /** Names for \`src: local()\`, best first. */
  local: readonly string[];
  fontWeight: string;
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
};

/** \`fallbacks\` come in groups of one font each: give each group a family name of its own, in this order. */
export type FontMetrics = {
  file: string;
  fontWeight: string;
  fallbacks: readonly (readonly FallbackFace[])[];
};

export const fontMetrics: Readonly<Record<'text' | 'display', FontMetrics>> = ${toSource(metrics)};
`,
);

/** The family as a woff2 file: its characters, its features, one free axis (wght). */
async function makeSubset(source: Buffer, { characters, features, opticalSize, weights, name }: Family): Promise<Buffer> {
  const subset = await subsetFont(source, characters, {
    targetFormat: 'sfnt',
    keepFeatures: features,
    preserveNameIds: [13, 14],
    noHinting: true,
    variationAxes: { opsz: opticalSize, wght: weights },
  });
  const facts = readSfnt(subset);
  const missing = [...characters].filter((character) => !facts.has(character.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`${name}: the font has no ${missing.join(' ')}`);
  if (facts.axes.map(({ tag }) => tag).join() !== 'wght') throw new Error(`${name}: wght is not the only axis left.`);

  // The licence reserves the name "Source": a changed font must carry another. The new names have the same lengths, and the
  // second pass writes the checksums again.
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

/** What each fallback face must be set to, so that the sample takes the same width and every line the same height. */
async function measure(source: Buffer, family: Family): Promise<unknown> {
  const { min, max } = family.weights;
  const facesAt = async (weight: number, kind: 'regular' | 'bold') => {
    const facts = readSfnt(
      await subsetFont(source, family.sample, {
        targetFormat: 'sfnt',
        keepFeatures: [],
        variationAxes: { opsz: family.opticalSize, wght: weight },
      }),
    );
    const width = sum(family.sample, (code) => facts.advance(code)) / facts.unitsPerEm;
    return family.fallbacks.map((fallback) => {
      const font = fallback[kind];
      if (!font) return undefined;
      const size = width / (sum(family.sample, (code) => systemFontAdvances[font][code - 0x20] ?? 0) / 2048);
      const override = (length: number): string => percent(length / facts.unitsPerEm / size);
      return {
        local: localNames[font],
        fontWeight: kind === 'bold' ? `501 ${max}` : `${min} ${fallback.bold ? 500 : max}`,
        sizeAdjust: percent(size),
        ascentOverride: override(facts.ascent),
        descentOverride: override(facts.descent),
        lineGapOverride: override(facts.lineGap),
      };
    });
  };
  const regular = await facesAt(family.name === 'text' ? 400 : 500, 'regular');
  const bold = await facesAt(600, 'bold');
  return {
    file: `${family.name}.woff2`,
    fontWeight: `${min} ${max}`,
    fallbacks: regular.map((face, i) => [face, bold[i]].filter(Boolean)),
  };
}

function sum(text: string, length: (codePoint: number) => number): number {
  return [...text].reduce((total, character) => total + length(character.codePointAt(0) ?? 0), 0);
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2).replace(/\.?0+$/, '')}%`;
}

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

function replaceInPlace(bytes: Buffer, from: Buffer, to: Buffer): void {
  if (from.length !== to.length) throw new Error('Only a name of the same length fits.');
  for (let at = bytes.indexOf(from); at !== -1; at = bytes.indexOf(from, at + 1)) to.copy(bytes, at);
}

/** JSON as the source style wants it: bare keys, single quotes, short lists on one line. */
function toSource(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/"([A-Za-z]+)":/g, '$1:')
    .replace(/"/g, "'")
    .replace(/\[\n\s+('[^[\]{}]*?)\n\s+\]/g, (_, items: string) => `[${items.replace(/\n\s+/g, ' ')}]`)
    .replace(/([^,[{])\n/g, '$1,\n')
    .replace(/,,/g, ',')
    .trimEnd();
}
