import { listTexts } from '#engine/checks/list-texts.ts';
import { locateProse } from '#engine/checks/locate-prose.ts';
import type { Place } from '#engine/read/locate.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import type { Validated } from '#engine/validate/validate-document.ts';
import { listPublicPages } from './list-public-pages.ts';

/** A stretch of a text, from its first character to just behind its last. */
export interface Stretch {
  start: number;
  end: number;
}

/** A stretch of a text of a file, as it is written: before variables are filled in. */
export interface FoundStretch<Found extends Stretch> {
  found: Found;
  place: Place;
}

/**
 * What stands in the texts of site.yaml and of the pages, wherever they have one. Examples of what visitors may write are left out: the
 * schema marks them with `reference: 'sample'`.
 * @param find what it finds in one text
 */
export function findInTexts<Found extends Stretch>(site: Site, find: (text: string) => Found[]): FoundStretch<Found>[] {
  return [site.site, ...listPublicPages(site)].flatMap((file) => findInFile(file, find));
}

/** More are not reported for one file; finding the place of each takes as long as the text. */
const mostInText = 60;

function findInFile<Found extends Stretch>({ source, references }: Validated<unknown>, find: (text: string) => Found[]) {
  const samples = new Set(references.flatMap(({ kind, path }) => (kind === 'sample' ? path.join('\n') : [])));
  return listTexts(source.data, (text) => find(text).length > 0)
    .filter(({ path }) => !samples.has(path.join('\n')))
    .flatMap(({ path, text }) =>
      find(text)
        .slice(0, mostInText)
        .map((found) => ({ found, place: locateProse(source, path, found).place })),
    );
}
