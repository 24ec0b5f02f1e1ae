/** A value and where it is written: the offset of its first character and the one just behind its last. */
export interface PlacedNode {
  start: number;
  end: number;
  /** Of a map, by its keys. */
  pairs?: ReadonlyMap<string, PlacedPair>;
  /** Of a list. */
  items?: readonly PlacedNode[];
}

export interface PlacedPair {
  key: PlacedNode;
  value: PlacedNode;
}

/** How far a text has been read. */
export interface Cursor {
  readonly text: string;
  /** Whether `node` is wanted: most texts are read without. */
  readonly isPlacing: boolean;
  /** The key of the file behind which nothing is wanted. */
  readonly last?: string;
  /** Offset of the next character. */
  at: number;
  /** Of the line it stands on: its offset, and the spaces at its beginning; -1 behind the last line. */
  lineStart: number;
  indent: number;
  /** How many brackets are open. */
  depth: number;
  /** Whether a comment is indented: it may be part of what stands above it, and then of its place. */
  hasIndentedComment: boolean;
  /** Where the value that was read last is written. */
  node?: PlacedNode;
}

export const space = 32;
export const lineFeed = 10;
const hash = 35;
const colon = 58;

/** Goes to the next line that says something, behind its indentation. @param from where a line begins */
export function toNextLine(cursor: Cursor, from: number): void {
  const { text } = cursor;
  let start = from;
  while (start < text.length) {
    let at = start;
    while (text.charCodeAt(at) === space) at += 1;
    const code = text.charCodeAt(at);
    if (code === hash) {
      if (at > start) cursor.hasIndentedComment = true;
      start = endOfLine(text, at) + 1;
    } else if (code === lineFeed) start = at + 1;
    else if (at < text.length) {
      cursor.at = at;
      cursor.lineStart = start;
      cursor.indent = at - start;
      return;
    } else break;
  }
  cursor.at = text.length;
  cursor.indent = -1;
}

export function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

export function skipSpaces({ text }: Cursor, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === space) at += 1;
  return at;
}

/** The offset of the colon behind a key of letters, digits, - and _; -1 where no such key stands. */
export function endOfKey(text: string, start: number): number {
  if (!isLetter(text.charCodeAt(start))) return -1;
  let at = start + 1;
  while (isKeyPart(text.charCodeAt(at))) at += 1;
  const next = text.charCodeAt(at + 1);
  return text.charCodeAt(at) === colon && (next === space || next === lineFeed) ? at : -1;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isKeyPart(code: number): boolean {
  return isLetter(code) || (code >= 48 && code <= 57) || code === 45 || code === 95;
}
