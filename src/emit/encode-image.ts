import { readFile } from 'node:fs/promises';
import type { ImageAsset, ImageVariant } from '../resolve/load-image.ts';
import { keepFile } from './keep-file.ts';

/** The bytes of one file a picture is served as. Encoding takes up to seconds, so results are kept by content hash. */
export async function encodeImage(asset: ImageAsset, variant: ImageVariant): Promise<Buffer> {
  const { format, width } = variant;
  if (format === 'svg') return readFile(asset.path);
  const quality = { avif: 55, webp: 78, jpeg: 80, png: 90 }[format];
  return keepFile(`images/${asset.hash}-${width}-${quality}.${format}`, async () => {
    const { default: sharp } = await import('sharp');
    return sharp(asset.path).autoOrient().resize({ width }).toFormat(format, { quality }).toBuffer();
  });
}
