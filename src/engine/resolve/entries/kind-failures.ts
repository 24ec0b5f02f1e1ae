import type { EntryKinds } from '#engine/blocks/load-kinds.ts';
import { type Diagnostic, diagnose, fileStart } from '#engine/diagnostics/diagnostic.ts';
import { firstLineOf, placeOfError } from '#engine/diagnostics/place-of-error.ts';
import { relativePath } from '#engine/read/relative-path.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/** A function of a kind has thrown for an entry with which nothing is wrong. */
export interface KindFailure {
  page: Page;
  part: 'teaser' | 'page' | 'check';
  cause: unknown;
}

/**
 * One message for each kind, at the line of its code that has thrown: what it does to one entry it mostly does to all.
 * @param root absolute path of the site
 */
export function describeKindFailures(failures: readonly KindFailure[], { root, kinds }: { root: string; kinds: EntryKinds }): Diagnostic[] {
  const first = new Map<string, KindFailure>();
  for (const failure of failures) {
    const kind = kindOf(failure);
    if (!first.has(kind)) first.set(kind, failure);
  }
  return [...first].map(([kind, { page, part, cause }]) => {
    const place = placeOfError(cause, `/entries/${kind}/`);
    const files = new Set(failures.filter((failure) => kindOf(failure) === kind).map((failure) => failure.page.source.file));
    const more = files.size > 1 ? `, and for ${files.size - 1} more` : '';
    return diagnose({
      code: 'entry-code',
      file: relativePath(root, place?.path ?? kinds.get(kind)?.file ?? ''),
      range: place ? { start: place, end: place } : fileStart,
      message: `The function "${part}" of the kind ${kind} fails for ${page.source.file}${more}: ${firstLineOf(cause)}`,
      suggestion: 'Correct the code.',
      shownOn: [...files],
    });
  });
}

function kindOf({ page }: KindFailure): string {
  return page.entry?.kind ?? '';
}
