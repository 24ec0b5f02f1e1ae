import { Lexer } from 'yaml';

interface Comment {
  /** Offset of its # in the text. */
  offset: number;
  /** With the #. */
  text: string;
}

// Marks that the lexer puts between tokens and that stand for no character of the file.
const marks = new Set(['\u0002', '\u0018', '\u001f', '\ufeff']);

/** Every comment of a YAML text; a # inside a value is none. Never throws, whatever the text. */
export function findComments(text: string): Comment[] {
  const comments: Comment[] = [];
  let offset = 0;
  let inText = false;
  for (const token of new Lexer().lex(text)) {
    if (marks.has(token)) {
      // The token behind this mark is the text of a value, whatever it looks like.
      inText = token === '\u001f';
      continue;
    }
    if (!inText && token.startsWith('#')) comments.push({ offset, text: token });
    inText = false;
    offset += token.length;
  }
  return comments;
}
