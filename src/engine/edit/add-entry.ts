import type { Fix } from '#engine/diagnostics/diagnostic.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { valueAt } from '#engine/read/value-at.ts';
import type { Edit } from './edit.ts';
import { editsToFix } from './edits-to-fix.ts';

interface NewEntry {
  /** The list or map at the top of the file that gets the entry. */
  key: string;
  /** Of a list the text; of a map its key and value. */
  entry: string | readonly [key: string, value: string];
  /** The key behind which the list or map is written where the file has none yet. */
  after: string;
}

/**
 * The change of a file's text that adds an entry to a list or a map.
 * @returns undefined where the file is not written as this can be added to
 */
export function addEntry(source: SourceDocument, { key, entry, after }: NewEntry): Fix | undefined {
  const data = source.document.toJS() as unknown;
  const isText = typeof entry === 'string';
  if (valueAt(data, [key]) !== undefined) {
    const path = [key, isText ? '-' : entry[0]];
    return editsToFix(source, [{ op: 'insert', path, value: isText ? entry : entry[1] }]);
  }
  const keys = Object.keys(data ?? {});
  const before = keys.includes(after) ? keys[keys.indexOf(after) + 1] : undefined;
  const value = isText ? [entry] : Object.fromEntries([entry]);
  const edit: Edit = { op: 'insert', path: [key], value, before };
  return editsToFix(source, [edit]);
}
