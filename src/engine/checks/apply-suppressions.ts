import type { LineCounter } from 'yaml';
import { nearest } from '#contract/nearest.ts';
import { catalogue, type DiagnosticCode, isSuppressible, releaseOf } from '#engine/diagnostics/catalogue.ts';
import { type Diagnostic, diagnose, hasErrors } from '#engine/diagnostics/diagnostic.ts';
import { countLines } from '#engine/read/count-lines.ts';
import { findComments } from '#engine/read/find-comments.ts';
import { offsetsToRange } from '#engine/read/locate.ts';

interface Suppression {
  code: string;
  /** The line whose diagnostics it suppresses. */
  line: number;
  /** Offset of the code in the text. */
  offset: number;
}

/** What of the site was judged. */
interface Judged {
  /** Files in which a suppression may have nothing to do yet. */
  unchecked: ReadonlySet<string>;
  /** Whether the site was checked for its release. */
  isRelease: boolean;
}

// "# check-disable-line a, b -- why" is about its own line, "# check-disable-next-line …" about the next line with content.
const written = /^#+\s*check-disable-(line|next-line)\b([^\n]*?)(?:\s--\s.*)?$/s;

/**
 * Takes out what a comment suppresses at its place, and reports suppressions that suppress nothing.
 * @param texts of all files, by the names the diagnostics use
 */
export function applySuppressions(
  diagnostics: readonly Diagnostic[],
  texts: ReadonlyMap<string, string>,
  { unchecked, isRelease }: Judged,
): Diagnostic[] {
  const marked = [...texts].filter(([, text]) => text.includes('check-disable-'));
  if (marked.length === 0) return [...diagnostics];
  const unsound = hasErrors(diagnostics.filter(({ code }) => releaseOf(code) === undefined));
  const keyOf = (file: string, code: string, line: number) => `${file}\n${code}\n${line}`;
  const present = new Set(diagnostics.map(({ file, code, range }) => keyOf(file, code, range.start.line)));
  const suppressed = new Set<string>();
  const reports: Diagnostic[] = [];
  for (const [file, text] of marked) {
    const lineCounter = countLines(text);
    for (const { code, line, offset } of findSuppressions(text, lineCounter)) {
      const known = Object.hasOwn(catalogue, code);
      const key = keyOf(file, code, line);
      // Of two comments for one mistake the second has nothing left to do.
      const isMeant = present.has(key) && !suppressed.has(key);
      const place = { file, text, lineCounter, offset, code };
      if (known && isMeant && isSuppressible(code as DiagnosticCode)) {
        suppressed.add(key);
        continue;
      }
      if (known && isMeant) {
        reports.push(report(place, `"${code}" cannot be suppressed: the page cannot be shown with it.`));
        continue;
      }
      if (known && !isRelease && releaseOf(code as DiagnosticCode) === 'only') continue;
      // While something is broken, what depends on it is not reported, and its suppression has nothing to do yet.
      if (known && (unsound || unchecked.has(file))) continue;
      // Each suggestion compares the code with all others, so only the first ones get one.
      const guess = known || reports.length > mostGuesses ? undefined : nearest(code, Object.keys(catalogue));
      reports.push(report(place, known ? `Line ${line} has no "${code}" to suppress.` : `There is no check "${code}".`, guess));
    }
  }
  const left = diagnostics.filter(({ file, code, range }) => !suppressed.has(keyOf(file, code, range.start.line)));
  return [...left, ...reports];
}

const mostGuesses = 200;

interface Place {
  file: string;
  text: string;
  lineCounter: LineCounter;
  offset: number;
  code: string;
}

function report({ file, text, lineCounter, offset, code }: Place, message: string, guess?: string) {
  const range = offsetsToRange({ text, lineCounter }, offset, offset + code.length);
  return diagnose({
    code: 'unused-suppression',
    file,
    range,
    message,
    suggestion: guess ? `Did you mean "${guess}"?` : 'Delete the comment, or this code of it.',
  });
}

function findSuppressions(text: string, lineCounter: LineCounter): Suppression[] {
  const comments = findComments(text);
  const commentLines = new Set(comments.map(({ offset }) => lineCounter.linePos(offset).line));
  const lines = text.split('\n');
  const hasContent = (line: number) =>
    (lines[line - 1] ?? '').trim() !== '' && !(commentLines.has(line) && /^\s*#/.test(lines[line - 1] ?? ''));
  // For each line, the next one with content. Filled from the bottom, so that a thousand comments in a row cost one step
  // each.
  const nextContent: number[] = [];
  for (let line = lines.length; line > 0; line--)
    nextContent[line] = line === lines.length || hasContent(line) ? line : (nextContent[line + 1] as number);
  return comments.flatMap(({ offset, text: comment }): Suppression[] => {
    const match = comment.trimEnd().match(written);
    if (!match) return [];
    let { line } = lineCounter.linePos(offset);
    if (match[1] === 'next-line') line = nextContent[line + 1] ?? line + 1;
    const listStart = offset + comment.indexOf(match[1] as string) + (match[1] as string).length;
    return [...(match[2] as string).matchAll(/[^\s,]+/g)].map((code) => ({ code: code[0], line, offset: listStart + code.index }));
  });
}
