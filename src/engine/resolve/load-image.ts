import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { ImageAsset } from '#contract/image-asset.ts';
import { firstLineOf } from '#engine/diagnostics/place-of-error.ts';
import { contentHash } from '#engine/read/content-hash.ts';
import { readSvg } from './read-svg.ts';
import { seemsCutOff } from './seems-cut-off.ts';

/** Characters of the name of a picture's file that its URL keeps; a file system allows 255 with all endings. */
const longestName = 120;
/** What a picture's content may be, in the words of sharp; AVIF is a kind of HEIF. */
const formats = new Set<string>(['png', 'jpeg', 'webp', 'heif']);
/** Bytes: a drawing is judged element by element, and sent as it is. A larger one is better exported as a photo. */
const largestSvg = 512 * 1024;
const widths = [480, 960, 1440, 1920];

/**
 * Measures a picture and names the files it will be served as; nothing is encoded yet.
 * @param path absolute
 * @throws Error with a plain reason if the file is missing (`code: 'ENOENT'`) or no picture; UnsafeSvgError
 */
export async function loadImage(path: string): Promise<ImageAsset> {
  const bytes = await readFile(path);
  if (extname(path).toLowerCase() === '.svg' && bytes.length > largestSvg)
    throw new Error(`it is a drawing of more than ${largestSvg / 1024} kB`);
  const hash = contentHash(bytes);
  const name = basename(path, extname(path))
    .replace(/[^\w-]+/g, '-')
    .slice(0, longestName);
  const url = (suffix: string) => `/assets/${name}.${hash}${suffix}`;
  if (extname(path).toLowerCase() === '.svg') {
    const size = measureSvg(readSvg(bytes));
    return { path, hash, ...size, variants: [{ url: url('.svg'), format: 'svg', width: size.width }] };
  }
  const { default: sharp } = await import('sharp');
  const measured = await sharp(bytes)
    .metadata()
    .catch(({ message }: Error) => {
      if (message.includes('pixel limit')) throw new Error('it has more than 268 million pixels');
      return undefined;
    });
  // sharp also reads an SVG that is named like a photo; it would be published without being judged.
  if (!measured || !formats.has(measured.format)) throw new Error('its content is no PNG, JPEG, WebP or AVIF');
  if (seemsCutOff(bytes, measured.format)) await decode(bytes);
  const {
    // The size as the picture is shown: a photo may be stored rotated.
    autoOrient: { width, height },
    hasAlpha,
  } = measured;
  const fallback = hasAlpha ? 'png' : 'jpeg';
  const largest = Math.min(width, widths.at(-1) as number);
  const sizes = [...widths.filter((size) => size < largest), largest];
  const variants = (['avif', 'webp', fallback] as const).flatMap((format) =>
    sizes.map((size) => ({ url: url(`-${size}.${format}`), format, width: size })),
  );
  return { path, hash, width, height, variants };
}

/** @throws Error with a plain reason */
async function decode(bytes: Buffer): Promise<void> {
  const { default: sharp } = await import('sharp');
  await sharp(bytes)
    .stats()
    .catch((error) => {
      throw new Error(`it is cut off or damaged (${firstLineOf(error)})`);
    });
}

function measureSvg(attributes: Readonly<Record<string, string>>): { width: number; height: number } {
  const length = (name: string) => (attributes[name]?.trim().endsWith('%') ? Number.NaN : Number.parseFloat(attributes[name] ?? ''));
  const box = attributes.viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = box?.[2] ?? length('width');
  const height = box?.[3] ?? length('height');
  if (!(width > 0 && height > 0)) throw new Error('its <svg> element has neither a viewBox nor a width and height');
  if (!Number.isFinite(width * height)) throw new Error('its viewBox is too large to be measured');
  return { width, height };
}
