import { readdir } from 'node:fs/promises';
import { basename, dirname, resolve, sep } from 'node:path';
import { image } from '#contract/definitions/image.ts';
import { type ImageAsset, type ImageMap, imageKey } from '#contract/image-asset.ts';
import { nearest, typoOf } from '#contract/nearest.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { replaceScalar } from '#engine/edit/scalar-fixes.ts';
import { type Place, placeOf } from '#engine/read/locate.ts';
import { originAt } from '#engine/read/origin-at.ts';
import { relativePath } from '#engine/read/relative-path.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { valueAt } from '#engine/read/value-at.ts';
import type { Reference } from '#engine/validate/create-validator.ts';
import { describeLink } from './describe-link.ts';
import { loadImage } from './load-image.ts';
import { readMarkdown } from './read-markdown.ts';
import { UnsafeSvgError } from './read-svg.ts';

/** How many missing pictures get a suggestion. */
const mostGuesses = 500;

interface Naming {
  source: SourceDocument;
  references: readonly Reference[];
}

const pictureFile = new RegExp(image.properties.src.pattern);

/** The pictures that a value names: itself, or those in a long text. */
function listPictures(reference: Reference): Pick<Reference, 'kind' | 'value' | 'path'>[] {
  const { kind, value, path, isLong } = reference;
  if (kind === 'image') return [reference];
  if (kind !== 'markdown' || !isLong) return [];
  return readMarkdown(value, true).images.flatMap(({ src = '' }) => (pictureFile.test(src) ? [{ kind, value: src, path }] : []));
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
  const folders = new Map<string, Promise<string[]>>();
  const listBeside = (folder: string) => {
    const listed = folders.get(folder) ?? readdir(folder).catch(() => []);
    folders.set(folder, listed);
    return listed;
  };
  for (const { source, references } of files) {
    for (const { kind, value, path } of references.flatMap(listPictures)) {
      // A page that takes a picture from another file finds it where that file does.
      const written = originAt(source, path);
      const own = written.source === source || kind === 'markdown' ? value : String(valueAt(written.source.data, written.path));
      const target = resolve(dirname(written.source.path), own);
      const place = () => placeOf(source, path);
      if (!target.startsWith(root + sep)) {
        diagnostics.push(
          diagnose({
            code: 'missing-image',
            ...place(),
            message: `The picture ${value} lies outside the site.`,
            suggestion: 'Copy it into the folder of the page.',
          }),
        );
        continue;
      }
      const obstacle = describeLink(root, target);
      if (obstacle) {
        diagnostics.push(
          diagnose({
            code: 'invalid-image',
            ...place(),
            message: `${relativePath(root, target)} ${obstacle}`,
            suggestion: 'Put the file itself there.',
          }),
        );
        continue;
      }
      const load = loading.get(target) ?? loadImage(target);
      loading.set(target, load);
      try {
        images.set(imageKey(source.file, value), await load);
      } catch (error) {
        if (error instanceof UnsafeSvgError) {
          diagnostics.push(describeUnsafe(error, relativePath(root, target), place()));
          continue;
        }
        const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
        const shown = relativePath(root, target);
        const beside = missing && diagnostics.length < mostGuesses ? await listBeside(dirname(target)) : [];
        const guess = nearest(basename(own), beside);
        const meant = guess && own.slice(0, -basename(own).length) + guess;
        const sameLetters = meant?.toLowerCase() === own.toLowerCase();
        const fix = meant && typoOf(basename(own), beside) === guess ? replaceScalar({ source, path, from: own, to: meant }) : undefined;
        diagnostics.push(
          missing
            ? diagnose({
                code: 'missing-image',
                ...place(),
                message: `There is no picture ${shown}.`,
                suggestion: meant
                  ? `Did you mean ${meant}?${sameLetters ? ' Capitals and small letters count.' : ''}`
                  : 'Correct the path, which starts at the folder of this file, or add the picture.',
                fix,
              })
            : diagnose({
                code: 'invalid-image',
                ...place(),
                message: `${shown} is not a picture that can be read: ${(error as Error).message}.`,
                suggestion: 'Export the picture again as SVG, PNG, JPEG, WebP or AVIF.',
              }),
        );
      }
    }
  }
  return { images, diagnostics };
}

function describeUnsafe({ line, column, message }: UnsafeSvgError, picture: string, place: Place): Diagnostic {
  const what = `${picture} ${message} (line ${line}, column ${column}). Opened by itself, it could act in the name of this site.`;
  return diagnose({
    code: 'unsafe-image',
    ...place,
    message: what,
    suggestion: 'Remove that part of the drawing, or export it again as plain SVG.',
  });
}
