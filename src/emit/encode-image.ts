import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { engineRoot } from '../engine-root.ts';
import type { ImageAsset, ImageVariant } from '../resolve/load-image.ts';

const cacheFolder = join(engineRoot, '.cache', 'images');

/** The bytes of one file a picture is served as. Encoding takes up to seconds, so results are kept by content hash. */
export async function encodeImage(asset: ImageAsset, variant: ImageVariant): Promise<Buffer> {
  if (variant.format === 'svg') return readFile(asset.path);
  const cached = join(cacheFolder, basename(variant.url));
  const kept = await readFile(cached).catch(() => undefined);
  if (kept) return kept;
  const { default: sharp } = await import('sharp');
  const quality = { avif: 55, webp: 78, jpeg: 80, png: 90 }[variant.format];
  const bytes = await sharp(asset.path).autoOrient().resize({ width: variant.width }).toFormat(variant.format, { quality }).toBuffer();
  await mkdir(dirname(cached), { recursive: true });
  await writeFile(cached, bytes);
  return bytes;
}
