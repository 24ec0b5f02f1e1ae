import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** Rows of a picture, compressed so that they can stand behind others. */
export interface PackedRows {
  deflated: Buffer;
  /** The checksum of what was compressed (RFC 1950, 8.2), and its length. */
  sum: number;
  length: number;
}

export interface PngFrame {
  /** In px; even. */
  width: number;
  height: number;
  /** Up to 16 colours of three bytes: red, green, blue. */
  palette: Buffer;
}

/**
 * Compresses, in another thread, some rows of a picture of at most 16 colours.
 * @param pixels two a byte, the left one in the upper half, each an index of the palette; row by row @param stride bytes of a
 * row @param level of compression, 1 to 9
 */
export async function packRows(pixels: Buffer, stride: number, level: number): Promise<PackedRows> {
  const height = pixels.length / stride;
  // In front of each row stands its filter: none, the best for a palette.
  const rows = Buffer.alloc(height * (stride + 1));
  for (let row = 0; row < height; row++) pixels.copy(rows, row * (stride + 1) + 1, row * stride, (row + 1) * stride);
  // Ends at a whole byte and refers to nothing before it.
  const deflated = await deflate(rows, { level, memLevel: 9, finishFlush: constants.Z_FULL_FLUSH });
  return { deflated, sum: adler32(rows), length: rows.length };
}

/**
 * A PNG of at most 16 colours (PNG specification, third edition, 11.2). Written here because sharp cannot take a palette: it
 * chooses the colours again, which takes ten times as long as everything else.
 * @param parts all rows, from the top
 */
export function writePng({ width, height, palette }: PngFrame, parts: readonly PackedRows[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Four bits a pixel, colours from a palette.
  header.set([4, 3], 8);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(parts.reduce((all, { sum, length }) => joinSums(all, sum, length), 1));
  // The head of a zlib stream, the rows, an empty last block, and the checksum (RFC 1950, 2.2).
  const data = Buffer.concat([Buffer.from([0x78, 0x9c]), ...parts.map(({ deflated }) => deflated), Buffer.from([3, 0]), sum]);
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

const modulus = 65_521;

function adler32(bytes: Buffer): number {
  let [low, high] = [1, 0];
  for (let from = 0; from < bytes.length; ) {
    // As many as can be added up without going beyond 32 bits.
    const to = Math.min(from + 5_552, bytes.length);
    for (; from < to; from++) {
      low += bytes[from] ?? 0;
      high += low;
    }
    low %= modulus;
    high %= modulus;
  }
  return high * 65_536 + low;
}

/** The checksum of two contents, the second one `length` bytes long, out of that of each. */
function joinSums(first: number, second: number, length: number): number {
  const [low1, high1] = [first % 65_536, Math.floor(first / 65_536)];
  const [low2, high2] = [second % 65_536, Math.floor(second / 65_536)];
  const low = (low1 + low2 - 1 + modulus) % modulus;
  const high = (high1 + high2 + (((length % modulus) * (low1 - 1 + modulus)) % modulus)) % modulus;
  return high * 65_536 + low;
}
