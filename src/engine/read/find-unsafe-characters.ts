import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { offsetsToRange } from './locate.ts';
import type { SourceDocument } from './source-document.ts';

// C0 and C1 controls but tab, line feed and the carriage return before one; zero-width and direction characters
// (Unicode UAX #9, "Trojan Source", CVE-2021-42574); line separators; a byte order mark anywhere but at the start.
// Zero-width joiners (U+200C, U+200D) are left alone: Persian and emoji need them.
const unsafe =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
  /\r(?!\n)|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/g;

const noBreakIndent = /^[ -]*\u00a0[\u00a0 -]*\S/gm;

export function hasUnsafeCharacters(text: string): boolean {
  return text.search(unsafe) >= 0 || text.search(noBreakIndent) >= 0;
}

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
