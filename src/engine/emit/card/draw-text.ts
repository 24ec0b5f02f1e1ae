import { readFileSync } from 'node:fs';
import { Buffer as ShapeBuffer, shape, Variation } from 'harfbuzzjs';
import type { Typesetter } from '#contract/card-design.ts';
import { contentHash } from '#engine/read/content-hash.ts';
import { openFont } from '#engine/resolve/open-font.ts';
import { type GlyphBitmap, rasteriseGlyph } from './rasterise-glyph.ts';

/** A glyph of a text with the place of its left upper corner, in px from where the baseline of the text begins; y downwards. */
export interface PlacedBitmap {
  x: number;
  y: number;
  bitmap: GlyphBitmap;
}

/** Sets text for drawings, and for pictures that are put together pixel by pixel. */
export interface Typeface extends Typesetter {
  /** The pixels of a line of text. */
  bitmaps(text: string, size: number): PlacedBitmap[];
}

/** How many widths of texts, and pixels of letters, are kept in memory: many titles have words in common. */
const mostWidths = 10_000;
const mostBitmaps = 2_000;

/** Parts of a pixel to which a letter is moved: a bitmap is kept for each. */
const parts = 4;

/**
 * Draws text in a font of the site, without any font of the machine.
 * @param file WOFF2, absolute @param weight of a variable font; others have one
 */
export async function loadTypesetter(file: string, weight: number): Promise<Typeface> {
  const packed = readFileSync(file);
  const { face, font } = await openFont(packed);
  font.setVariations([new Variation('wght', weight)]);
  const set = (text: string) => {
    const buffer = new ShapeBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, index) => ({ glyph: codepoint, ...positions[index] }));
  };
  const widths = new Map<string, number>();
  const widthOf = (text: string) => {
    if (widths.size > mostWidths) widths.clear();
    const width = widths.get(text) ?? set(text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
    widths.set(text, width);
    return width;
  };
  const measure = (text: string, size: number) => (widthOf(text) * size) / face.upem;
  const paths = new Map<number, string>();
  const pathOf = (glyph: number) => {
    const path = paths.get(glyph) ?? font.glyphToPath(glyph);
    paths.set(glyph, path);
    return path;
  };
  const bitmaps = new Map<string, GlyphBitmap | undefined>();
  const bitmapOf = (glyph: number, scale: number, part: number) => {
    const key = `${glyph} ${scale} ${part}`;
    if (bitmaps.size > mostBitmaps) bitmaps.clear();
    if (!bitmaps.has(key)) bitmaps.set(key, rasteriseGlyph(font.glyphToJson(glyph), scale, part / parts));
    return bitmaps.get(key);
  };
  return {
    id: `${contentHash(packed)}-${weight}`,
    measure,
    outline(text, size) {
      let [x, y] = [0, 0];
      const glyphs = set(text).map(({ glyph, xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const path = `<path transform="translate(${x + xOffset} ${y + yOffset})" d="${pathOf(glyph)}"/>`;
        x += xAdvance;
        y += yAdvance;
        return path;
      });
      // In fonts y grows upwards.
      return `<g transform="scale(${size / face.upem} ${-size / face.upem})">${glyphs.join('')}</g>`;
    },
    bitmaps(text, size) {
      const scale = size / face.upem;
      let [x, y] = [0, 0];
      return set(text).flatMap(({ glyph, xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const left = Math.round((x + xOffset) * scale * parts);
        const base = -Math.round((y + yOffset) * scale);
        x += xAdvance;
        y += yAdvance;
        const whole = Math.floor(left / parts);
        const bitmap = bitmapOf(glyph, scale, left - whole * parts);
        return bitmap ? [{ x: whole + bitmap.left, y: base + bitmap.top, bitmap }] : [];
      });
    },
    wrap(text, size, width) {
      const lines: string[] = [];
      for (const word of text.split(/\s+/)) {
        const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
        if (lines.length > 0 && measure(longer, size) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
  };
}
