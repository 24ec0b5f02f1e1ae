import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as ShapeBuffer, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { engineRoot } from '#engine/engine-root.ts';

/** Sets text in one of the site's own fonts, as outlines: no font of the machine takes part. */
export interface Typesetter {
  /** Changes with the font. */
  id: string;
  /** Width in px. */
  measure(text: string, size: number): number;
  /** SVG paths whose first letter stands on 0 0. */
  outline(text: string, size: number): string;
  /** Lines no wider than `width` px; a longer word stands alone. */
  wrap(text: string, size: number, width: number): string[];
}

/** Texts whose width is kept: the words of many titles are the same. */
const mostWidths = 10_000;

/** @param file in src/theme/ui/fonts @param weight of the variable font */
export async function loadTypesetter(file: string, weight: number): Promise<Typesetter> {
  const packed = readFileSync(join(engineRoot, 'src', 'theme', 'fonts', file));
  // A copy: the next call would write over it.
  const bytes = Uint8Array.from(await decompress(packed));
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
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
  return {
    id: createHash('sha256').update(packed).update(String(weight)).digest('hex').slice(0, 10),
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
