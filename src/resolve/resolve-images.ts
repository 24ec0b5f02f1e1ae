import { dirname, relative, resolve, sep } from 'node:path';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { locate } from '../read/locate.ts';
import type { SourceDocument } from '../read/source-document.ts';
import type { Reference } from '../validate/create-validator.ts';
import { type ImageAsset, loadImage } from './load-image.ts';

/** Pictures by the folder of the file that names them and the path it writes: `imageKey(file, './art/x.svg')`. */
export type ImageMap = ReadonlyMap<string, ImageAsset>;

/** @param file the YAML file, relative to the root @param src as it is written there */
export function imageKey(file: string, src: string): string {
  return `${dirname(file)}|${src}`;
}

interface Naming {
  source: SourceDocument;
  references: readonly Reference[];
}

/**
 * Finds and measures every picture that a file names; one that is missing, unreadable or outside the site is a
 * diagnostic.
 * @param root absolute path of the site
 */
export async function resolveImages(root: string, files: readonly Naming[]): Promise<{ images: ImageMap; diagnostics: Diagnostic[] }> {
  const images = new Map<string, ImageAsset>();
  const diagnostics: Diagnostic[] = [];
  const loading = new Map<string, Promise<ImageAsset>>();
  for (const { source, references } of files) {
    for (const { kind, value, path } of references) {
      if (kind !== 'image') continue;
      const target = resolve(dirname(source.path), value);
      const place = () => locate(source, path);
      if (!target.startsWith(root + sep)) {
        diagnostics.push(
          diagnose(
            'missing-image',
            source.file,
            place(),
            `The picture ${value} lies outside the site.`,
            'Copy it into the folder of the page.',
          ),
        );
        continue;
      }
      const load = loading.get(target) ?? loadImage(target);
      loading.set(target, load);
      try {
        images.set(imageKey(source.file, value), await load);
      } catch (error) {
        const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
        const shown = relative(root, target).split(sep).join('/');
        diagnostics.push(
          missing
            ? diagnose(
                'missing-image',
                source.file,
                place(),
                `There is no picture ${shown}.`,
                'Correct the path, which starts at the folder of this file, or add the picture.',
              )
            : diagnose(
                'invalid-image',
                source.file,
                place(),
                `${shown} is not a picture that can be read: ${(error as Error).message}.`,
                'Export the picture again as SVG, PNG, JPEG, WebP or AVIF.',
              ),
        );
      }
    }
  }
  return { images, diagnostics };
}
