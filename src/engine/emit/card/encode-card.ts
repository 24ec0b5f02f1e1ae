import type { DrawnTitle } from '#contract/card-design.ts';
import type { Background } from './prepare-background.ts';
import { writePng } from './write-png.ts';

/** Largest size in bytes: a social network that takes long to fetch a card shows none. */
export const mostBytes = 60_000;

/** A title over the background of its region, as PNG. */
export async function encodeCard({ size, palette, pixels, covered }: Background, title: DrawnTitle): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const white = await sharp(Buffer.from(title.svg)).extractChannel('alpha').raw().toBuffer();
  const card = Buffer.from(pixels);
  const cover = (index: number, amount: number) => covered[(index << 8) | amount] ?? 0;
  for (let from = 0, row = title.top; from < white.length; from += title.width, row++) {
    const start = (row * size.width) / 2;
    for (let x = 0; x < title.width; x += 2) {
      const [left = 0, right = 0] = [white[from + x], white[from + x + 1]];
      if (left === 0 && right === 0) continue;
      const both = card[start + x / 2] ?? 0;
      card[start + x / 2] = (cover(both >> 4, left) << 4) | cover(both & 15, right);
    }
  }
  const picture = { ...size, palette: Buffer.from(palette.flat()), pixels: card };
  // Measured on cards: level 6 takes twice as long as 5 and saves 1 % of the bytes, level 9 twenty times as long and saves 6
  // %.
  const png = await writePng(picture, 5);
  return png.length <= mostBytes ? png : writePng(picture, 9);
}
