import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadTypesetter } from '#engine/emit/card/draw-text.ts';
import { packRows, writePng } from '#engine/emit/card/write-png.ts';
import { engineRoot } from '#engine/engine-root.ts';

test('the letters of a title have the pixels that a drawing of their outlines has', async () => {
  const display = await loadTypesetter(join(engineRoot, 'src/theme/fonts/display.woff2'), 500);
  const [width, height, baseline] = [900, 120, 85];
  const text = 'Ägypten & “Wegzug” 2026';
  const ours = new Uint8Array(width * height);
  for (const { x, y, bitmap } of display.bitmaps(text, 72))
    bitmap.coverage.forEach((amount, index) => {
      const at = (baseline + y + Math.floor(index / bitmap.width)) * width + x + (index % bitmap.width);
      ours[at] = Math.max(ours[at] ?? 0, amount);
    });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(0 ${baseline})">${display.outline(text, 72)}</g></svg>`;
  const theirs = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  const ink = theirs.reduce((sum, amount) => sum + amount, 0);
  const difference = theirs.reduce((sum, amount, at) => sum + Math.abs(amount - (ours[at] ?? 0)), 0);
  expect(ink).toBeGreaterThan(1_000_000);
  // Letters stand at quarters of a pixel.
  expect(difference / ink).toBeLessThan(0.04);
});

test('a picture that is put together of rows compressed before holds these rows, and checksums that are right', async () => {
  const rows = (height: number, seed: number) => Buffer.from(Array.from({ length: height * 100 }, (_, index) => (index * seed) % 251));
  const parts = [rows(70, 7), rows(0, 1), rows(3, 13), rows(27, 250)];
  const palette = Buffer.alloc(48);
  const png = writePng({ width: 200, height: 100, palette }, await Promise.all(parts.map((part) => packRows(part, 100, 5))));
  const start = png.indexOf('IDAT') + 4;
  // Throws if the checksum is another one.
  const unpacked = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  const expected = Buffer.concat(parts);
  expect(unpacked.length).toBe(100 * 101);
  for (let row = 0; row < 100; row++) {
    expect(unpacked[row * 101]).toBe(0);
    expect(unpacked.subarray(row * 101 + 1, row * 101 + 101).equals(expected.subarray(row * 100, row * 100 + 100))).toBe(true);
  }
});
