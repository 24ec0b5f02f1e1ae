import { readFile } from 'node:fs/promises';
import type { ImageAsset, ImageVariant } from '#contract/image-asset.ts';
import { type Kept, keepFileAt } from '#engine/cache/keep-file.ts';
import { firstLineOf } from '#engine/diagnostics/place-of-error.ts';

/** A picture that could be measured and cannot be decoded: its file is cut off or damaged. */
export class DamagedPicture extends Error {
  /** @param path absolute */
  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super(firstLineOf(cause), { cause });
  }
}

/**
 * One file that a picture is served as. Encoding takes up to seconds, so results are kept by content hash.
 * @throws DamagedPicture
 */
export async function encodeImage(asset: ImageAsset, variant: ImageVariant): Promise<Kept> {
  const { format, width } = variant;
  if (format === 'svg') return { content: await readFile(asset.path) };
  const quality = { avif: 55, webp: 78, jpeg: 80, png: 90 }[format];
  return keepFileAt(`images/${asset.hash}-${width}-${quality}.${format}`, async () => {
    const { default: sharp } = await import('sharp');
    const encoded = sharp(asset.path).autoOrient().resize({ width }).toFormat(format, { quality });
    return encoded.toBuffer().catch((error) => {
      throw new DamagedPicture(asset.path, error);
    });
  });
}
