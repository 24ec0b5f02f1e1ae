import { join } from 'node:path/posix';
import { type Diagnostic, diagnose, fileStart } from '#engine/diagnostics/diagnostic.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { CollectionFolder, EntryPlace } from '#engine/schema/entry-place.ts';
import type { Validator } from './create-validator.ts';
import { shapeOf } from './judge-document.ts';

/**
 * A file that has mistakes where it lies, and would be a sound entry of a collection: it lies in the wrong folder.
 * @param entry what it is where it lies; left out for a page
 */
export function findMisplacedEntry(
  { file, data }: SourceDocument,
  entry: EntryPlace | undefined,
  { validator, collections }: { validator: Validator; collections: readonly CollectionFolder[] },
): Diagnostic | undefined {
  const others = collections.filter(({ kind }) => kind !== entry?.kind);
  if (others.length === 0 || !isForeign(shapeOf(validator, entry)(data).errors)) return undefined;
  const home = others.find(({ kind }) => validator.entry(kind, data).errors.length === 0);
  if (!home) return undefined;
  const name = file.slice(file.lastIndexOf('/') + 1);
  const what = entry
    ? `${file.slice(0, file.lastIndexOf('/'))}, where each file is of the kind ${entry.kind}`
    : 'pages/ as a page of its own';
  return diagnose({
    code: 'misplaced-entry',
    file,
    range: fileStart,
    message: `This file has the keys of the kind ${home.kind}, and lies in ${what}.`,
    suggestion: `Move it to ${join(home.folder, name)}.`,
  });
}

/** Whether a file has a key of its own that does not belong where it lies; one that only lacks something may be unfinished. */
function isForeign(errors: ReturnType<Validator['page']>['errors']): boolean {
  return errors.some(({ keyword, instancePath }) => keyword === 'additionalProperties' && instancePath === '');
}
