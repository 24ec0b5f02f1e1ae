import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A quarter of the page in each direction, in red, green and blue from 0 to 255, row by row. */
export interface SmallPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Page pixels to one pixel of a small picture. */
export const scale = 4;

/**
 * Shrinks what the browser drew. Every pixel becomes the weighted mean of the 8x8 around its place, so that what is left
 * of a glyph is where its ink lies, not how its edge was smoothed.
 * @param png at one pixel for one CSS pixel
 */
export async function shrinkPicture(png: Buffer): Promise<SmallPicture> {
  const { width, height } = await sharp(png).metadata();
  const [smallWidth, smallHeight] = [Math.max(1, Math.round(width / scale)), Math.max(1, Math.round(height / scale))];
  return decode(sharp(png).resize(smallWidth, smallHeight, { kernel: 'linear', fit: 'fill' }));
}

/** @throws if the file is missing or no picture */
export async function readPicture(file: string): Promise<SmallPicture> {
  return decode(sharp(file));
}

/** Keeps a small picture: no channel of a pixel ends up more than 4 of 255 from what it was. */
export async function writePicture(file: string, picture: SmallPicture): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await encode(picture).webp({ nearLossless: true, quality: 40, effort: 6 }).toBuffer());
}

/** Writes a small picture in the size of the page, for people. */
export async function writeEnlarged(file: string, picture: SmallPicture, kernel: 'cubic' | 'nearest'): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await encode(picture)
    .resize(picture.width * scale, picture.height * scale, { kernel })
    .png()
    .toFile(file);
}

async function decode(image: Sharp): Promise<SmallPicture> {
  const { data, info } = await image.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

function encode({ width, height, pixels }: SmallPicture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
