import { listTexts } from '#engine/checks/list-texts.ts';
import { locateProse } from '#engine/checks/locate-prose.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import { valueAt } from '#engine/read/value-at.ts';
import { readMarkdown } from '#engine/resolve/read-markdown.ts';
import type { Validated } from '#engine/validate/validate-document.ts';
import { listPublicPages } from './list-public-pages.ts';
import type { ReleaseCheck } from './release-check.ts';

/** Pictures of which nothing is left for people who cannot see them: with an empty alt, and without words beside them that say the same. */
export const checkWordlessPictures: ReleaseCheck = (site) =>
  [site.site, ...listPublicPages(site)].flatMap((file) => [...checkKeys(file), ...checkProse(file)]);

/** Pictures of blocks, entries and settings. */
function checkKeys({ source, data, references }: Validated<unknown>): Diagnostic[] {
  return references
    .filter(({ kind, path }) => kind === 'image' && path.at(-1) === 'src')
    .map(({ path }) => path.slice(0, -1))
    .filter((path) => valueAt(data, [...path, 'alt']) === '' && !hasWords(valueAt(data, path.slice(0, -1))))
    .map((path) =>
      diagnose({
        code: 'wordless-picture',
        ...placeOf(source, [...path, 'alt']),
        message: 'The picture has an empty alt, and no words stand beside it that say the same.',
        suggestion: 'Say in a few words what it shows.',
      }),
    );
}

/** Pictures in texts. */
function checkProse({ source, references }: Validated<unknown>): Diagnostic[] {
  return references
    .filter(({ kind, isLong }) => kind === 'markdown' && isLong)
    .flatMap(({ path, value }) =>
      readMarkdown(value, true)
        .images.filter((piece) => piece.value.trim() === '')
        .map((piece) =>
          diagnose({
            code: 'wordless-picture',
            ...locateProse(source, path, piece).place,
            message: 'The picture in the text has no words that replace it for people who cannot see it.',
            suggestion: 'Say in a few words what it shows, between the square brackets: ![Two cranes](./cranes.png).',
          }),
        ),
    );
}

/** Whether anything of an object is meant to be read. Names of types, icons and colours, links and paths have no capitals and no spaces. */
function hasWords(around: unknown): boolean {
  return listTexts(around, (text) => /\p{Lu}|\p{Lo}|\s/u.test(text) && !/^(?:https?:|\.{0,2}\/)/.test(text)).length > 0;
}
