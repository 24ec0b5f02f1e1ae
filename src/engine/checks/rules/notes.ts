import type { Check } from '#engine/checks/check.ts';
import { locateProse } from '#engine/checks/locate-prose.ts';
import { rememberFindings } from '#engine/checks/remember-findings.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { findNotes } from '#engine/resolve/find-notes.ts';
import type { Piece } from '#engine/resolve/read-markdown.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/** Every reference to a note leads to one, and every note of a text is referred to. */
export const checkNotes: Check = ({ pages }) => pages.flatMap(checkPage);

const checkPage = rememberFindings(({ source, references }: Page) =>
  references
    .filter(({ kind, isLong }) => kind === 'markdown' && isLong)
    .flatMap(({ path, value }) =>
      listBroken(value).map(({ start, end, message, suggestion }) =>
        diagnose({ code: 'broken-note', ...locateProse(source, path, { start, end }).place, message, suggestion }),
      ),
    ),
);

interface BrokenNote extends Pick<Piece, 'start' | 'end'> {
  message: string;
  suggestion: string;
}

function listBroken(text: string): BrokenNote[] {
  const { calls, missing, definitions } = findNotes(text);
  const written = ({ start, end }: Piece) => text.slice(start, end);
  const called = new Set(calls.map(({ value }) => value));
  const first = new Map<string, Piece>();
  for (const definition of definitions) if (!first.has(definition.value)) first.set(definition.value, definition);
  return [
    ...missing.map((piece) => ({
      ...piece,
      message: `The text has no note ${written(piece)}, so visitors would read these characters.`,
      suggestion: `Add the note as a paragraph, "${written(piece)}: Words of the note.", or write \\${written(piece)} if the characters are meant.`,
    })),
    ...definitions.flatMap((piece) => {
      if (first.get(piece.value) !== piece)
        return {
          ...piece,
          message: `The note ${written(piece)} is written twice, and only the first is shown.`,
          suggestion: 'Give one of the two another name, or delete it.',
        };
      if (called.has(piece.value)) return [];
      return {
        ...piece,
        message: `Nothing in the text refers to the note ${written(piece)}, so it is not shown.`,
        suggestion: `Write ${written(piece)} behind the words that it belongs to, or delete the note.`,
      };
    }),
  ];
}
