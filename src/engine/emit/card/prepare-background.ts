import type { Sharp } from 'sharp';
import type { CardDesign, TypesetTitle } from '#contract/card-design.ts';
import type { Typeface } from './draw-text.ts';
import { encodeCard, mostBytes } from './encode-card.ts';
import { type Colour, nearestColour } from './nearest-colour.ts';

/** How many colours the cards of a region may have: the first of these with which a long title fits. */
export const colourCounts = [16, 12, 8];

/** What the cards of a region have in common, ready to write titles on. */
export interface Background {
  size: CardDesign['size'];
  palette: Colour[];
  /** The colour of each pixel as an index of the palette, row by row; two pixels a byte, the left one in the upper half. */
  pixels: Buffer;
  /**
   * The palette index of each mix of a colour with white, at 256 times the index of the colour plus the share of white (0 to
   * 255).
   */
  covered: Uint8Array;
}

interface Preparation {
  /** Of the background, without a title. */
  svg: string;
  /** The title that takes most bytes; the colours of its edges are among the chosen. */
  longest: TypesetTitle;
  display: Typeface;
  size: CardDesign['size'];
}

/** Draws the background of a region's cards once, and chooses the colours of all of them. */
export async function prepareBackground({ svg, longest, display, size }: Preparation): Promise<Background> {
  const { default: sharp } = await import('sharp');
  const picture = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const drawing = sharp(picture, { raw: { ...size, channels: 3 } });
  const title = drawTitle(longest, display, size);
  for (const count of colourCounts.slice(0, -1)) {
    const background = reduce(picture, await choosePalette(drawing, title, count), size);
    // A reserve, because the letters of another title may take more bytes.
    if ((await encodeCard(background, longest, display)).length <= mostBytes - 4_000) return background;
  }
  return reduce(picture, await choosePalette(drawing, title, colourCounts.at(-1) as number), size);
}

/** A title as SVG of the size of a card. */
function drawTitle(title: TypesetTitle, display: Typeface, { width, height }: CardDesign['size']): string {
  const lines = title.lines.map(({ text, x, y }) => `<g transform="translate(${x} ${y})">${display.outline(text, title.size)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#ffffff">${lines.join('')}</svg>`;
}

async function choosePalette(drawing: Sharp, title: string, count: number): Promise<Colour[]> {
  const { default: sharp } = await import('sharp');
  const chosen = await drawing
    .clone()
    .composite([{ input: Buffer.from(title), top: 0, left: 0 }])
    .png({ palette: true, colours: count, effort: 7, dither: 0 })
    .toBuffer();
  const pixels = await sharp(chosen).removeAlpha().raw().toBuffer();
  const known = new Set<number>();
  for (let at = 0; at < pixels.length; at += 3) known.add(pixels.readUIntBE(at, 3));
  return [...known].map((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const);
}

function reduce(picture: Buffer, palette: Colour[], size: CardDesign['size']): Background {
  const find = nearestColour(palette);
  const colourAt = (at: number) => find(picture[at] ?? 0, picture[at + 1] ?? 0, picture[at + 2] ?? 0);
  const pixels = Buffer.alloc(picture.length / 6);
  for (let index = 0, at = 0; index < pixels.length; index++, at += 6) pixels[index] = (colourAt(at) << 4) | colourAt(at + 3);
  const covered = new Uint8Array(palette.length * 256);
  palette.forEach(([red, green, blue], index) => {
    for (let white = 0; white < 256; white++) {
      const mixed = (part: number) => Math.round(part + ((255 - part) * white) / 255);
      covered[index * 256 + white] = white === 0 ? index : find(mixed(red), mixed(green), mixed(blue));
    }
  });
  return { size, palette, pixels, covered };
}
