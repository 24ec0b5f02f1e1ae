import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { Reference } from './create-validator.ts';
import type { Validated } from './validate-document.ts';

/**
 * What a page's Markdown may hold, all of it together and one paragraph: parsers of CommonMark take a time that grows with the
 * square of the signs in a paragraph, of the containers around it and of the headings that are underlined.
 */
const most = { characters: 200_000, underlines: 500, signs: 10_000, signsOfParagraph: 1000, containers: 20 };

/** A file without the Markdown that would take too long to read, which is reported. */
export function boundProse<File extends Validated<unknown>>(file: File): { value: File; diagnostics: Diagnostic[] } {
  const spent = { characters: 0, signs: 0, underlines: 0 };
  const diagnostics: Diagnostic[] = [];
  const references = file.references.filter((reference) => {
    const problem = reference.kind === 'markdown' ? findExcess(reference.value, spent) : undefined;
    if (problem) diagnostics.push(describe(file, reference, problem));
    return !problem;
  });
  return diagnostics.length === 0 ? { value: file, diagnostics } : { value: { ...file, references }, diagnostics };
}

function findExcess(text: string, spent: { characters: number; signs: number; underlines: number }): string | undefined {
  spent.characters += text.length;
  if (spent.characters > most.characters) return `more than ${most.characters / 1000} kB of text`;
  let inParagraph = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') inParagraph = 0;
    if (/^[ \t>]*(?:=+|-+)[ \t]*$/.test(line)) spent.underlines += 1;
    if (spent.underlines > most.underlines) return `more than ${most.underlines} lines of nothing but = or -`;
    const signs = countSigns(line);
    inParagraph += signs;
    spent.signs += signs;
    if (inParagraph > most.signsOfParagraph) return `a paragraph with more than ${most.signsOfParagraph} signs such as [, * and <`;
    if (spent.signs > most.signs) return `more than ${most.signs} signs such as [, * and #`;
    if (countContainers(line) > most.containers) return `lists or quotations more than ${most.containers} deep`;
  }
  return undefined;
}

/** How many characters of a line may begin something in Markdown. */
function countSigns(line: string): number {
  let count = 0;
  for (const character of line) if ('[*_`<&!~|>#'.includes(character)) count += 1;
  return count;
}

/** How many lists and quotations a line begins or continues, by its marks and its indentation. */
function countContainers(line: string): number {
  const [marks = ''] = /^(?:[ \t]*(?:[-+*>]|\d{1,9}[.)])(?=[ \t>]|$))*/.exec(line) ?? [];
  const [indentation = ''] = /^[ \t]*/.exec(line) ?? [];
  return marks.split(/[ \t]+|(?=>)/).filter(Boolean).length + Math.floor(indentation.length / 8);
}

function describe({ source }: Validated<unknown>, { path }: Reference, problem: string): Diagnostic {
  return diagnose({
    code: 'prose-too-large',
    ...placeOf(source, path, 'key'),
    message: `The prose of this file holds ${problem}, which takes too long to read.`,
    suggestion: 'Split it into several pages, or leave out what nobody reads.',
  });
}
