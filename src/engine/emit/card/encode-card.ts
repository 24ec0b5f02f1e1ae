import type { CardDesign, TypesetTitle } from '#contract/card-design.ts';
import type { PlacedBitmap, Typeface } from './draw-text.ts';
import type { Background } from './prepare-background.ts';
import { type PackedRows, packRows, writePng } from './write-png.ts';

/** Largest size in bytes: a social network that takes long to fetch a card shows none. */
export const mostBytes = 60_000;

/** Rows that are compressed together: those without a letter are the same on all cards of a region, and compressed once. */
const bandHeight = 30;

/** A level takes twice as long as the one before it from 6 on, and saves 1 % of the bytes; level 9 saves 6 %. */
const level = 5;

/** A title over the background of its region, as PNG. */
export async function encodeCard(background: Background, title: TypesetTitle, display: Typeface): Promise<Buffer> {
  const { size, palette, pixels } = background;
  const stride = size.width / 2;
  const letters = placeLetters(title, display, size);
  const from = Math.floor(Math.min(size.height, ...letters.map(({ top }) => top)) / bandHeight);
  const to = Math.max(from, Math.ceil(Math.max(0, ...letters.map(({ bottom }) => bottom)) / bandHeight));
  const [start, end] = [from * bandHeight * stride, to * bandHeight * stride];
  // Only the bands with letters are copied: a thousand whole cards would have to be cleared away while they are drawn.
  const rows = Buffer.from(pixels.subarray(start, end));
  for (const letter of letters) writeLetter(rows, letter, { background, firstRow: from * bandHeight });
  const frame = { ...size, palette: Buffer.from(palette.flat()) };
  const bands = await packedBands(background);
  const png = writePng(frame, [...bands.slice(0, from), await packRows(rows, stride, level), ...bands.slice(to)]);
  if (png.length <= mostBytes) return png;
  const card = Buffer.concat([pixels.subarray(0, start), rows, pixels.subarray(end)]);
  return writePng(frame, [await packRows(card, stride, 9)]);
}

const packed = new WeakMap<Background, Promise<PackedRows[]>>();

function packedBands(background: Background): Promise<PackedRows[]> {
  const known = packed.get(background);
  if (known) return known;
  const { size, pixels } = background;
  const bytes = (bandHeight * size.width) / 2;
  const bands = Promise.all(
    Array.from({ length: Math.ceil(pixels.length / bytes) }, (_, index) =>
      packRows(pixels.subarray(index * bytes, (index + 1) * bytes), size.width / 2, level),
    ),
  );
  packed.set(background, bands);
  return bands;
}

/** A letter on a card, in px; what lies beyond the edges of the card is left out. */
interface Letter extends Pick<PlacedBitmap, 'bitmap'> {
  /** Of the bitmap. */
  x: number;
  y: number;
  /** What is shown of it: the first row and column, and those behind the last. */
  top: number;
  bottom: number;
  left: number;
  right: number;
}

function placeLetters(title: TypesetTitle, display: Typeface, size: CardDesign['size']): Letter[] {
  const letters = title.lines.flatMap((line) =>
    display.bitmaps(line.text, title.size).map((letter) => {
      const { bitmap } = letter;
      const [x, y] = [line.x + letter.x, line.y + letter.y];
      const [bottom, right] = [Math.min(size.height, y + bitmap.height), Math.min(size.width, x + bitmap.width)];
      return { bitmap, x, y, top: Math.max(0, y), bottom, left: Math.max(0, x), right };
    }),
  );
  return letters.filter(({ top, bottom, left, right }) => top < bottom && left < right);
}

/** Covers pixels with a letter. @param rows of the card, from `firstRow` on */
function writeLetter(
  rows: Buffer,
  { x, y, bitmap, top, bottom, left, right }: Letter,
  { background: { size, covered }, firstRow }: { background: Background; firstRow: number },
): void {
  for (let row = top; row < bottom; row++) {
    const start = (row - y) * bitmap.width - x;
    const pixel = (row - firstRow) * size.width;
    for (let column = left; column < right; column++) {
      const amount = bitmap.coverage[start + column] ?? 0;
      if (amount === 0) continue;
      const at = (pixel + column) >> 1;
      const both = rows[at] ?? 0;
      const isRight = (pixel + column) & 1;
      const colour = covered[((isRight ? both & 15 : both >> 4) << 8) | amount] ?? 0;
      rows[at] = isRight ? (both & 0xf0) | colour : (colour << 4) | (both & 15);
    }
  }
}
