import type { ErrorCode, YAMLError } from 'yaml';
import { indentation, recogniseTypo } from './recognise-typo.ts';

export interface Explanation {
  message: string;
  suggestion: string;
  /** Offsets of the cause, from and to, if the parser points elsewhere. */
  at?: readonly [start: number, end: number];
}

const explanations: Partial<Record<ErrorCode, Explanation>> = {
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'A value holds ": " and so looks like a key inside a key, or a line is indented where it should not be.',
    suggestion:
      'Put a value that contains ": " in quotes: "Our work: a summary". If it is a key, give it the indentation of its neighbours.',
  },
  TAB_AS_INDENT: { message: 'A tab is used as indentation.', suggestion: 'Indent with two spaces a level; YAML does not allow tabs.' },
  BAD_INDENT: indentation,
  BAD_ALIAS: { message: 'A * that starts a value is read as an alias.', suggestion: 'Put the value in quotes.' },
  MULTIPLE_TAGS: { message: 'A ! that starts a value is read as a tag.', suggestion: 'Put the value in quotes.' },
  TAG_RESOLVE_FAILED: {
    message: 'A ! that starts a value is read as a tag.',
    suggestion: 'Put the value in quotes, or leave the tag out.',
  },
  MISSING_CHAR: {
    message: 'A closing quote, bracket or comma is missing.',
    suggestion: 'Close what was opened: every " needs a second ", every [ a ], every { a }.',
  },
  UNEXPECTED_TOKEN: {
    message: 'Something stands here that YAML cannot place.',
    suggestion: 'Check the quotes, the colons and the dashes of this line and the one above it.',
  },
  BLOCK_IN_FLOW: {
    message: 'A block starts inside [ ] or { }.',
    suggestion: 'Close the bracket first, or write the list with dashes, one entry a line.',
  },
  BAD_SCALAR_START: { message: 'A plain value cannot start with this character.', suggestion: 'Put the value in quotes.' },
  BAD_DQ_ESCAPE: {
    message: 'A backslash in a double-quoted value starts an escape, and this one does not exist.',
    suggestion: "Write \\\\ for a backslash, or use single quotes: 'C:\\files'.",
  },
  KEY_OVER_1024_CHARS: {
    message: 'A key is longer than 1024 characters; a quote is probably missing.',
    suggestion: 'Close the quote, or put the whole text in quotes.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'A key runs over several lines; a colon or a quote is probably missing.',
    suggestion: 'Put ": " behind the key, and quotes around a value that holds one.',
  },
  RESOURCE_EXHAUSTION: {
    message: 'The values are nested too deeply.',
    suggestion: 'Nest no deeper than the blocks need; a few levels do.',
  },
};

/** An error of the YAML parser in words an author can act on. @param text of the whole file */
export function describeSyntaxError(error: YAMLError, text: string): Explanation {
  const typo = recogniseTypo(error, text);
  if (typo) return typo;
  // The parser calls a [ or { that is never closed an indentation error.
  const unclosed = error.code === 'BAD_INDENT' && error.message.startsWith('Flow ');
  if (error.code === 'BAD_ALIAS' && error.message.startsWith('Anchor '))
    return { message: 'A & that starts a value is read as an anchor.', suggestion: 'Put the value in quotes.' };
  const known = explanations[unclosed ? 'MISSING_CHAR' : error.code];
  if (known) return known;
  const message = error.message.trim();
  return {
    message: /[.!?]$/.test(message) ? message : `${message}.`,
    suggestion: 'Check the quotes, the colons and the indentation of this line and the one above it.',
  };
}
