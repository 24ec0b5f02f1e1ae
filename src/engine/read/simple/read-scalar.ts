import { type Cursor, endOfLine, lineFeed, space } from './cursor.ts';

/** What plain words mean that are no text (YAML 1.2, core schema). */
export const constants: ReadonlyMap<string, boolean | null> = new Map([
  ...['null', 'Null', 'NULL', '~'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
]);

const wholeNumber = /^(?:0|[1-9]\d{0,14})$/;
// Every other number of the core schema, and what may be taken for one.
const otherNumber = /^[-+]?(?:0[oxb][\da-f_]*|[\d_]*\.?[\d_]*(?:e[-+]?[\d_]*)?|\.inf|\.nan)$/i;
// What cannot begin a plain text, or only before certain characters.
const noBeginning = '-?:,[]{}#&*!|>\'"%@`';

/** The value of a text without quotes. @returns undefined for a number that is not written in the plainest way */
export function resolvePlain(written: string): string | number | boolean | null | undefined {
  if (noBeginning.includes(written.charAt(0)) || written.includes(': ') || written.includes(' #') || written.endsWith(':'))
    return undefined;
  if (written.length <= 5) {
    const constant = constants.get(written);
    if (constant !== undefined) return constant;
  }
  const first = written.charCodeAt(0);
  // A number begins with a sign, a point, a digit or a _.
  if ((first < 48 || first > 57) && first !== 43 && first !== 46 && first !== 95) return written;
  if (wholeNumber.test(written)) return Number(written);
  return otherNumber.test(written) ? undefined : written;
}

/** A text without quotes that goes on to the end of its line. */
export function readPlain(cursor: Cursor): unknown {
  const { text, at, isPlacing } = cursor;
  let end = endOfLine(text, at);
  cursor.at = end;
  while (text.charCodeAt(end - 1) === space) end -= 1;
  if (isPlacing) cursor.node = { start: at, end };
  return resolvePlain(text.slice(at, end));
}

/** A text in quotes on one line. */
export function readQuoted(cursor: Cursor): string | undefined {
  const { text, at, isPlacing } = cursor;
  const isDouble = text.charAt(at) === '"';
  const end = isDouble ? endOfDouble(text, at) : endOfSingle(text, at);
  if (end < 0) return undefined;
  cursor.at = end;
  if (isPlacing) cursor.node = { start: at, end };
  const inside = text.slice(at + 1, end - 1);
  if (!isDouble) return inside.replaceAll("''", "'");
  if (!inside.includes('\\')) return inside;
  // These mean the same in JSON.
  return /^(?:[^\\]|\\["\\/n])*$/.test(inside) ? (JSON.parse(`"${inside}"`) as string) : undefined;
}

/** The offset behind the closing quote; -1 where there is none on the line. */
function endOfDouble(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (code === lineFeed) return -1;
    if (code === 92) at += 1;
  }
  return -1;
}

function endOfSingle(text: string, start: number): number {
  const lineEnd = endOfLine(text, start);
  for (let at = text.indexOf("'", start + 1); at >= 0 && at < lineEnd; at = text.indexOf("'", at + 2))
    if (text.charAt(at + 1) !== "'") return at + 1;
  return -1;
}

/** A text under | or >. @param parent the indentation of what it belongs to @returns with the cursor at the beginning of a line */
export function readBlockText(cursor: Cursor, parent: number): string | undefined {
  const { text, at: header, isPlacing } = cursor;
  const isFolded = text.charAt(header) === '>';
  const strips = text.charAt(header + 1) === '-';
  let at = header + (strips ? 2 : 1);
  if (text.charCodeAt(at) !== lineFeed) return undefined;
  at += 1;
  const first = at;
  while (text.charCodeAt(at) === space) at += 1;
  const indent = at - first;
  if (indent <= parent || text.charCodeAt(at) === lineFeed) return undefined;
  let value = '';
  let blanks = 0;
  let end = first;
  for (at = first; at < text.length; ) {
    const lineEnd = text.indexOf('\n', at);
    if (lineEnd < 0) return undefined;
    let start = at;
    while (start < lineEnd && start - at < indent && text.charCodeAt(start) === space) start += 1;
    if (start === lineEnd) blanks += 1;
    else if (start - at < indent) break;
    else {
      const line = text.slice(start, lineEnd);
      // Folding treats lines that are indented further, and blank ones with spaces, in ways of their own.
      if (text.charCodeAt(start) === space && (isFolded || line.trim() === '')) return undefined;
      if (value === '') value = line;
      else value += (isFolded ? (blanks === 0 ? ' ' : '\n'.repeat(blanks)) : '\n'.repeat(blanks + 1)) + line;
      blanks = 0;
      end = lineEnd;
    }
    at = lineEnd + 1;
  }
  cursor.at = at;
  if (isPlacing) cursor.node = { start: header, end };
  return strips ? value : `${value}\n`;
}
