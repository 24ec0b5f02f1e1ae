import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { offsetsToRange } from './locate.ts';
import type { SourceDocument } from './source-document.ts';
import { noBreakIndent, unsafe } from './unsafe-characters.ts';

/** Characters that cannot be seen and change what is read. At most five are reported for one file. */
export function findUnsafeCharacters(source: Pick<SourceDocument, 'file' | 'text' | 'lineCounter'>): Diagnostic[] {
  const found = [...source.text.matchAll(unsafe)].slice(0, 5);
  const diagnostics = found.map((match) => {
    const code = `U+${(match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    const range = offsetsToRange(source, match.index, match.index + 1);
    return diagnose({
      code: 'unsafe-character',
      file: source.file,
      range,
      message: `An invisible character (${code}) stands here.`,
      suggestion: 'Delete the character, or the word around it, and type it again.',
    });
  });
  // A no-break space before a key becomes part of the key.
  for (const match of [...source.text.matchAll(noBreakIndent)].slice(0, 5)) {
    const at = match.index + match[0].indexOf('\u00a0');
    diagnostics.push(
      diagnose({
        code: 'unsafe-character',
        file: source.file,
        range: offsetsToRange(source, at, at + 1),
        message: 'A no-break space (U+00A0) stands where the indentation should be.',
        suggestion: 'Delete it and type ordinary spaces.',
      }),
    );
  }
  return diagnostics;
}
