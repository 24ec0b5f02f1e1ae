import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { FontAsset, FontFacts } from '#contract/font-asset.ts';
import { keepFile } from '#engine/cache/keep-file.ts';
import { contentHash } from '#engine/read/content-hash.ts';
import { openFont } from './open-font.ts';

/** Part of the name of what is kept: raise it when other things are measured. */
const version = 1;
const weights = [400, 500, 600, 700];

const known = new Map<string, Promise<FontFacts>>();

/**
 * Measures a font; the same content is measured once, and kept in .cache/fonts.
 * @param path of a WOFF2 file, absolute
 * @throws Error with a plain reason if the file is missing (`code: 'ENOENT'`) or no font
 */
export async function loadFont(path: string): Promise<FontAsset> {
  const bytes = await readFile(path);
  const hash = contentHash(bytes);
  const measured =
    known.get(hash) ??
    keepFile(`fonts/${hash}-${version}.json`, async () => Buffer.from(JSON.stringify(await measure(bytes)))).then(
      (kept) => JSON.parse(kept.toString()) as FontFacts,
    );
  known.set(hash, measured);
  const name = basename(path, extname(path)).replace(/[^\w-]+/g, '-');
  return { path, url: `/assets/${name}.${hash}.woff2`, facts: await measured };
}

async function measure(packed: Buffer): Promise<FontFacts> {
  const { face, font } = await openFont(packed);
  const { Variation, Buffer: Text, shape } = await import('harfbuzzjs');
  const codePoints = [...face.collectUnicodes()].sort((a, b) => a - b);
  const { ascender, descender, lineGap } = font.hExtents();
  if (codePoints.length === 0 || ascender === 0) throw new Error('it has no letters');
  const has = new Set(codePoints);
  const axis = face.getAxisInfos().wght;
  const weight = axis ? undefined : (weightOf(face.referenceTable('OS/2')) ?? 400);
  const range = { min: axis?.min ?? weight ?? 400, max: axis?.max ?? weight ?? 400 };
  const advancesAt = (wanted: number) => {
    font.setVariations([new Variation('wght', Math.min(range.max, Math.max(range.min, wanted)))]);
    return Array.from({ length: 95 }, (_, index) => {
      const code = 0x20 + index;
      if (!has.has(code)) return 0;
      const text = new Text();
      text.addCodePoints([code]);
      text.guessSegmentProperties();
      shape(font, text);
      return text.getGlyphPositions()[0]?.xAdvance ?? 0;
    });
  };
  return {
    unitsPerEm: face.upem,
    ascent: ascender,
    descent: -descender,
    lineGap,
    weights: range,
    characters: toRanges(codePoints),
    advances: Object.fromEntries(weights.map((wanted) => [wanted, advancesAt(wanted)])),
  };
}

/** `usWeightClass` of the table OS/2 (OpenType 1.9). */
function weightOf(table: Uint8Array | undefined): number | undefined {
  return table && table.length > 6 ? (table[4] as number) * 256 + (table[5] as number) : undefined;
}

function toRanges(codePoints: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const code of codePoints) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}
