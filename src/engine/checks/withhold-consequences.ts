import type { DiagnosticCode } from '#engine/diagnostics/catalogue.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { sharedName } from '#engine/layers/base-path.ts';
import { type Doubts, listWords, mayUse, trimWord } from '#engine/resolve/doubts.ts';

// A misspelt name or link is often the missing use of the thing that is reported as unused.
const aboutUse: ReadonlySet<string> = new Set<DiagnosticCode>([
  'orphan-page',
  'unused-entry',
  'unused-part',
  'unused-picture',
  'unpaired-translations',
]);

/**
 * Diagnostics of resolving and of the checks, without those that are only consequences of another mistake.
 * @param own what is wrong with the files themselves @param texts of all files
 */
export function withholdConsequences(
  own: readonly Diagnostic[],
  meaning: readonly Diagnostic[],
  { doubts, texts }: { doubts: Doubts; texts: ReadonlyMap<string, string> },
): Diagnostic[] {
  const homes = new Set(meaning.filter(({ code }) => code === 'missing-home').map(placeOf));
  // Where a value has an error, a warning about its wording is left out.
  const refused = new Set(own.filter(({ severity }) => severity === 'error').map(placeOf));
  const found = meaning.filter(
    (diagnostic) =>
      !(diagnostic.code === 'dead-link' && homes.has(placeOf(diagnostic))) &&
      !(diagnostic.severity === 'warning' && refused.has(placeOf(diagnostic))),
  );
  const errors = [...own, ...found].filter(({ severity }) => severity === 'error');
  const named = listWords(errors.map(({ message, suggestion }) => `${message} ${suggestion}`).join('\n'));
  return found.filter((diagnostic) => {
    if (!aboutUse.has(diagnostic.code)) return true;
    const name = nameOf(diagnostic, texts);
    return !mayUse(doubts, name, diagnostic.file) && !named.has(trimWord(name));
  });
}

/** The thing that a diagnostic says is not used: what is written at its place, or the file itself. */
function nameOf({ code, file, range: { start, end } }: Diagnostic, texts: ReadonlyMap<string, string>): string {
  if (code === 'unused-picture') return file.slice(file.lastIndexOf('/') + 1);
  if (code === 'unused-part') return sharedName(file) ?? file.slice(file.lastIndexOf('/') + 1);
  const line = lineOf(texts.get(file) ?? '', start.line);
  return line.slice(start.column - 1, end.column - 1).replace(/^["']|["']$/g, '');
}

/** Without splitting the text: there may be thousands of diagnostics, each in another file. */
function lineOf(text: string, number: number): string {
  let start = 0;
  for (let line = 1; line < number; line++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return '';
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? undefined : end);
}

function placeOf({ file, range: { start } }: Diagnostic): string {
  return `${file}:${start.line}:${start.column}`;
}
