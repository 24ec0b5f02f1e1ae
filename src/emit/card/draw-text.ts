import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as ShapeBuffer, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { engineRoot } from '../../engine-root.ts';

/** Sets text in one of the site's own fonts, as outlines: no font of the machine takes part. */
export interface Typesetter {
  /** Width in px. */
  measure(text: string, size: number): number;
  /** SVG path data whose first letter stands on 0 0. */
  outline(text: string, size: number): string;
  /** Lines no wider than `width` px; a longer word stands alone. */
  wrap(text: string, size: number, width: number): string[];
}

/** @param file in src/ui/fonts @param weight of the variable font */
export async function loadTypesetter(file: string, weight: number): Promise<Typesetter> {
  // A copy: the next call would write over it.
  const bytes = Uint8Array.from(await decompress(readFileSync(join(engineRoot, 'src', 'ui', 'fonts', file))));
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
  const scale = (size: number) => size / face.upem;
  const measure = (text: string, size: number) => set(text).reduce((width, { xAdvance = 0 }) => width + xAdvance, 0) * scale(size);
  return {
    measure,
    outline(text, size) {
      let [x, y] = [0, 0];
      return set(text)
        .map(({ glyph, xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => {
          const path = place(font.glyphToPath(glyph), x + xOffset, y + yOffset, scale(size));
          x += xAdvance;
          y += yAdvance;
          return path;
        })
        .join('');
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

/** Moves and scales path data of absolute commands, and turns it over: in fonts y grows upwards. */
function place(path: string, x: number, y: number, scale: number): string {
  let vertical = false;
  return path.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) {
      vertical = false;
      return token;
    }
    const value = vertical ? -(Number(token) + y) : Number(token) + x;
    vertical = !vertical;
    return String(Math.round(value * scale * 100) / 100);
  });
}
