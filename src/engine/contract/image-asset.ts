import { dirname } from 'node:path/posix';

/** One file a picture is served as. */
export interface ImageVariant {
  url: string;
  format: 'avif' | 'webp' | 'jpeg' | 'png' | 'svg';
  /** In pixels. */
  width: number;
}

/** A picture of the site, measured, with the URLs of all files it is served as. */
export interface ImageAsset {
  /** Absolute path of the original. */
  path: string;
  /** Of the content: two copies of a picture have the same. */
  hash: string;
  /** In pixels; of the viewBox for an SVG. */
  width: number;
  height: number;
  /** Smallest first; of each modern format, then of the fallback. An SVG has one. */
  variants: ImageVariant[];
}

/** Pictures by the folder of the file that names them and the path it writes: `imageKey(file, './art/x.svg')`. */
export type ImageMap = ReadonlyMap<string, ImageAsset>;

/** @param file the YAML file, relative to the root @param src as it is written there */
export function imageKey(file: string, src: string): string {
  return `${dirname(file)}|${src}`;
}
