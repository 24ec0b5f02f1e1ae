import { readFile } from 'node:fs/promises';
import type { ImageAsset } from '#contract/image-asset.ts';
import { keepFile } from '#engine/cache/keep-file.ts';
import { contentHash } from '#engine/read/content-hash.ts';

/** The logo as browsers, phones and web apps ask for it, by path in dist/. Their names are fixed: some are never linked to. */
export async function favicons(logo: ImageAsset): Promise<Map<string, Buffer>> {
  const source = await readFile(logo.path);
  const hash = contentHash(source);
  const png = (size: number) => keepFile(`icons/${hash}-${size}.png`, () => drawIcon(source, size));
  const files = new Map<string, Buffer>([
    ['favicon.ico', asIco(await png(32), 32)],
    ['apple-touch-icon.png', await png(180)],
    ['icon-192.png', await png(192)],
    ['icon-512.png', await png(512)],
  ]);
  return logo.path.endsWith('.svg') ? files.set('favicon.svg', source) : files;
}

async function drawIcon(source: Buffer, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width = size } = await sharp(source).metadata();
  // An SVG is drawn at the size it is needed in, not drawn small and blown up.
  const density = Math.min(2400, Math.max(72, Math.ceil((72 * size) / width)));
  return sharp(source, { density })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file that holds one PNG. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
