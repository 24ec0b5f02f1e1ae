import { addValue, mostValues } from './add-value.ts';
import { type Cursor, endOfKey, endOfLine, type PlacedNode, type PlacedPair, skipSpaces } from './cursor.ts';
import { readQuoted, resolvePlain } from './read-scalar.ts';

/** A value inside brackets, or a list or map in brackets that is all on one line. */
export function readFlow(cursor: Cursor): unknown {
  switch (cursor.text.charAt(cursor.at)) {
    case '[':
      return readNested(cursor, readFlowList);
    case '{':
      return readNested(cursor, readFlowMap);
    case '"':
    case "'":
      return readQuoted(cursor);
    default:
      return readFlowPlain(cursor);
  }
}

/** Brackets within brackets that are read here: nobody writes more by hand, and each needs room on the stack. */
const deepest = 50;

/** Reads a list or a map in brackets. @returns undefined where too many others are open around it */
function readNested(cursor: Cursor, read: (cursor: Cursor) => unknown): unknown {
  if (cursor.depth === deepest) return undefined;
  cursor.depth += 1;
  const value = read(cursor);
  cursor.depth -= 1;
  return value;
}

function readFlowPlain(cursor: Cursor): unknown {
  const { text, at: start, isPlacing } = cursor;
  const lineEnd = endOfLine(text, start);
  let end = start;
  while (end < lineEnd && !',[]{}'.includes(text.charAt(end))) end += 1;
  cursor.at = end;
  while (end > start && text.charAt(end - 1) === ' ') end -= 1;
  if (isPlacing) cursor.node = { start, end };
  return end === start ? undefined : resolvePlain(text.slice(start, end));
}

function readFlowList(cursor: Cursor): unknown[] | undefined {
  const { at: start, isPlacing } = cursor;
  const data: unknown[] = [];
  const items: PlacedNode[] = [];
  const isWhole = readEntries(cursor, ']', () => {
    const value = readFlow(cursor);
    if (value === undefined || data.length >= mostValues) return false;
    data.push(value);
    if (isPlacing) items.push(cursor.node as PlacedNode);
    return true;
  });
  if (!isWhole) return undefined;
  if (isPlacing) cursor.node = { start, end: cursor.at, items };
  return data;
}

function readFlowMap(cursor: Cursor): Record<string, unknown> | undefined {
  const { text, at: start, isPlacing } = cursor;
  const data: Record<string, unknown> = {};
  const pairs = new Map<string, PlacedPair>();
  const isWhole = readEntries(cursor, '}', () => {
    const from = cursor.at;
    const end = endOfKey(text, from);
    if (end < 0) return false;
    cursor.at = skipSpaces(cursor, end + 1);
    const key = text.slice(from, end);
    if (!addValue(data, key, readFlow(cursor))) return false;
    if (isPlacing) pairs.set(key, { key: { start: from, end }, value: cursor.node as PlacedNode });
    return true;
  });
  if (!isWhole) return undefined;
  if (isPlacing) cursor.node = { start, end: cursor.at, pairs };
  return data;
}

/** Reads what is between two brackets, with commas. @returns whether all of it could be read */
function readEntries(cursor: Cursor, close: string, readEntry: () => boolean): boolean {
  const { text } = cursor;
  cursor.at = skipSpaces(cursor, cursor.at + 1);
  if (text.charAt(cursor.at) === close) {
    cursor.at += 1;
    return true;
  }
  for (;;) {
    if (!readEntry()) return false;
    const at = skipSpaces(cursor, cursor.at);
    const sign = text.charAt(at);
    if (sign === close) {
      cursor.at = at + 1;
      return true;
    }
    // Behind a comma without a space, a parser may go on with the word.
    if (sign !== ',' || text.charAt(at + 1) !== ' ') return false;
    cursor.at = skipSpaces(cursor, at + 1);
  }
}
