import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const pack = promisify(deflate);

export interface IndexedPicture {
  /** In px; even. */
  width: number;
  height: number;
  /** Up to 16 colours of three bytes: red, green, blue. */
  palette: Buffer;
  /** Two pixels a byte, the left one in the upper half, each an index of the palette; row by row. */
  pixels: Buffer;
}

/**
 * A PNG of at most 16 colours (PNG specification, third edition, 11.2). Written here because sharp cannot take a palette: it
 * chooses the colours again, which takes ten times as long as everything else.
 * @param level of compression, 1 to 9
 */
export async function writePng({ width, height, palette, pixels }: IndexedPicture, level: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Four bits a pixel, colours from a palette.
  header.set([4, 3], 8);
  const stride = width / 2;
  // In front of each row stands its filter: none, the best for a palette.
  const rows = Buffer.alloc(height * (stride + 1));
  for (let row = 0; row < height; row++) pixels.copy(rows, row * (stride + 1) + 1, row * stride, (row + 1) * stride);
  const data = await pack(rows, { level, memLevel: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), data.length + 8);
  return bytes;
}
