import type { TypesetTitle } from '#contract/card-design.ts';
import type { Typeface } from './draw-text.ts';
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
  const card = Buffer.from(pixels);
  const [first, last] = writeTitle(card, { background, title, display });
  const from = Math.floor(first / bandHeight);
  const to = Math.ceil(last / bandHeight);
  const frame = { ...size, palette: Buffer.from(palette.flat()) };
  const rows = (top: number, bottom: number) => card.subarray(top * bandHeight * stride, bottom * bandHeight * stride);
  const bands = await packedBands(background);
  const png = writePng(frame, [...bands.slice(0, from), await packRows(rows(from, to), stride, level), ...bands.slice(to)]);
  return png.length <= mostBytes ? png : writePng(frame, [await packRows(card, stride, 9)]);
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

interface Writing {
  background: Background;
  title: TypesetTitle;
  display: Typeface;
}

/** Covers pixels with the letters of a title. @returns the first row that has changed, and the one behind the last */
function writeTitle(card: Buffer, { background: { size, covered }, title, display }: Writing): [number, number] {
  let [first, last] = [size.height, 0];
  for (const line of title.lines) {
    for (const { x, y, bitmap } of display.bitmaps(line.text, title.size)) {
      const [left, top] = [line.x + x, line.y + y];
      const [fromRow, toRow] = [Math.max(0, -top), Math.min(bitmap.height, size.height - top)];
      const [fromColumn, toColumn] = [Math.max(0, -left), Math.min(bitmap.width, size.width - left)];
      if (fromRow >= toRow || fromColumn >= toColumn) continue;
      first = Math.min(first, top + fromRow);
      last = Math.max(last, top + toRow);
      for (let row = fromRow; row < toRow; row++) {
        const start = row * bitmap.width;
        const pixel = (top + row) * size.width + left;
        for (let column = fromColumn; column < toColumn; column++) {
          const amount = bitmap.coverage[start + column] ?? 0;
          if (amount === 0) continue;
          const at = (pixel + column) >> 1;
          const both = card[at] ?? 0;
          const isRight = (pixel + column) & 1;
          const colour = covered[((isRight ? both & 15 : both >> 4) << 8) | amount] ?? 0;
          card[at] = isRight ? (both & 0xf0) | colour : (colour << 4) | (both & 15);
        }
      }
    }
  }
  return first < last ? [first, last] : [0, 0];
}
