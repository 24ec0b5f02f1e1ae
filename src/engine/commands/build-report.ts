import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { formatEach, summarise } from '#engine/diagnostics/format-pretty.ts';
import { renameFiles } from '#engine/diagnostics/rename-files.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';

/** What a build has reported, one diagnostic after the other. */
export interface Report {
  parts: readonly ReportPart[];
  /** How many there are. */
  summary: string;
}

interface ReportPart {
  /** Relative to the site. */
  file: string;
  code: string;
  /** As it is shown. */
  text: string;
}

interface Reporting {
  texts: ReadonlyMap<string, string>;
  /** Absolute path of the site. */
  root: string;
  /** Whether to use ANSI colours. */
  colour: boolean;
}

/** @param diagnostics sorted */
export function writeReport(diagnostics: readonly Diagnostic[], { texts, root, colour }: Reporting): Report {
  if (diagnostics.length === 0) return { parts: [], summary: '' };
  const renamed = renameFiles({ diagnostics, texts }, root, pathFromHere);
  const shown = formatEach(renamed.diagnostics, renamed.texts, { colour });
  const parts = diagnostics.map(({ file, code }, index) => ({ file, code, text: shown[index] ?? '' }));
  return { parts, summary: summarise(renamed.diagnostics) };
}

export function textOfReport({ parts, summary }: Report): string {
  return parts.length === 0 ? '' : `${[...parts.map(({ text }) => text), summary].join('\n\n')}\n\n`;
}

/** The codes that were reported, by file. */
export function codesOfReport({ parts }: Report): Map<string, string[]> {
  const codes = new Map<string, string[]>();
  for (const { file, code } of parts) {
    const known = codes.get(file);
    if (known) known.push(code);
    else codes.set(file, [code]);
  }
  return codes;
}

/** Whether what is said of other files names one of these. */
export function namesElsewhere({ parts }: Report, files: readonly string[]): boolean {
  return parts.some(({ file, text }) => !files.includes(file) && files.some((name) => text.includes(name)));
}

/** A report with other words about some files, of which it says the same. @param again of these files only */
export function replaceInReport({ parts, summary }: Report, again: Report): Report {
  const left = [...again.parts];
  const replaced = parts.map((part) => {
    const index = left.findIndex(({ file }) => file === part.file);
    return index < 0 ? part : (left.splice(index, 1)[0] ?? part);
  });
  return { parts: replaced, summary };
}
