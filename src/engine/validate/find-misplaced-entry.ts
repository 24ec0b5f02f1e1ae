import { join } from 'node:path/posix';
import { type Diagnostic, diagnose, fileStart } from '#engine/diagnostics/diagnostic.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { CollectionFolder, EntryPlace } from '#engine/schema/entry-place.ts';
import type { Validator } from './create-validator.ts';
import { shapeOf } from './judge-document.ts';

/**
 * Of a file that has mistakes where it lies, and would be a sound entry of a collection: that it lies in the wrong folder. Nothing
 * is said where the folder of the collection is not there, which is reported itself.
 * @param entry what it is where it lies; left out for a page
 * @returns undefined where it would be sound nowhere
 */
export function findMisplacedEntry(
  { file, data }: SourceDocument,
  entry: EntryPlace | undefined,
  { validator, collections, files }: { validator: Validator; collections: readonly CollectionFolder[]; files: Iterable<string> },
): Diagnostic[] | undefined {
  const others = collections.filter(({ kind }) => kind !== undefined && kind !== entry?.kind);
  if (others.length === 0 || !isForeign(shapeOf(validator, entry)(data).errors)) return undefined;
  const fitting = others.filter(({ kind = '' }) => validator.entry(kind, data).errors.length === 0);
  if (fitting.length === 0) return undefined;
  const all = [...files];
  const home = fitting.find(({ folder }) => all.some((other) => other.startsWith(`${folder}/`)));
  if (!home) return [];
  const name = file.slice(file.lastIndexOf('/') + 1);
  const what = entry
    ? `${file.slice(0, file.lastIndexOf('/'))}, where each file is of the kind ${entry.kind}`
    : 'pages/ as a page of its own';
  const diagnostic = diagnose({
    code: 'misplaced-entry',
    file,
    range: fileStart,
    message: `This file has the keys of the kind ${home.kind}, and lies in ${what}.`,
    suggestion: `Move it to ${join(home.folder, name)}.`,
  });
  return [diagnostic];
}

/** Whether a file has a key of its own that does not belong where it lies; one that only lacks something may be unfinished. */
function isForeign(errors: ReturnType<Validator['page']>['errors']): boolean {
  return errors.some(({ keyword, instancePath }) => keyword === 'additionalProperties' && instancePath === '');
}
