import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';

const nothing: readonly Diagnostic[] = [];

/**
 * The same for a file that was looked at before, without looking again: a file that changes is read as another object.
 * @param find looks at nothing but the file
 */
export function rememberFindings<File extends object>(find: (file: File) => readonly Diagnostic[]): (file: File) => readonly Diagnostic[] {
  const known = new WeakMap<File, readonly Diagnostic[]>();
  return (file) => {
    const earlier = known.get(file);
    if (earlier) return earlier;
    const found = find(file);
    known.set(file, found.length === 0 ? nothing : found);
    return found;
  };
}
