import { hasUnsafeCharacters } from '#engine/read/unsafe-characters.ts';
import { addValue, mostValues } from './add-value.ts';
import { type Cursor, endOfKey, lineFeed, type PlacedNode, type PlacedPair, skipSpaces, toNextLine } from './cursor.ts';
import { readFlow } from './read-flow.ts';
import { readBlockText, readPlain } from './read-scalar.ts';

const deepest = 50;

/**
 * The data of a YAML text that keeps to the form nearly all pages have: maps and lists by indentation, or in brackets on one line;
 * texts on one line, or under | and >; comments on lines of their own.
 * @returns undefined for any other text, mistaken or not: what is unusual in the least is left to parsers for all of YAML, which
 * take ten times as long
 */
export function readSimpleYaml(text: string): unknown {
  return read(text, false)?.data;
}

/**
 * Where the values of such a text are written, up to those of one of its keys where it has that.
 * @returns undefined where that is left to those parsers
 */
export function placeSimpleYaml(text: string, last?: string): PlacedNode | undefined {
  return read(text, true, last)?.node;
}

function read(text: string, isPlacing: boolean, last?: string): { data: unknown; node?: PlacedNode } | undefined {
  // Tabs, carriage returns and what cannot be seen have rules of their own.
  if (/[\t\r]/.test(text) || hasUnsafeCharacters(text)) return undefined;
  const cursor: Cursor = { text, isPlacing, last, at: 0, lineStart: 0, indent: 0, depth: 0, hasIndentedComment: false };
  toNextLine(cursor, 0);
  if (cursor.indent !== 0) return undefined;
  const data = readBlock(cursor, 0);
  if (data === undefined || cursor.indent >= 0) return undefined;
  return { data, node: cursor.hasIndentedComment ? undefined : cursor.node };
}

/** A map or a list at the beginning of a line. */
function readBlock(cursor: Cursor, depth: number): unknown {
  if (depth > deepest) return undefined;
  return isEntry(cursor) ? readList(cursor, depth) : readMap(cursor, cursor.indent, depth);
}

function isEntry({ text, at }: Cursor): boolean {
  if (text.charAt(at) !== '-') return false;
  const next = text.charAt(at + 1);
  return next === ' ' || next === '\n';
}

/** @param indent where its keys begin: behind the dash of an entry, further to the right than the line */
function readMap(cursor: Cursor, indent: number, depth: number): Record<string, unknown> | undefined {
  const { text, isPlacing, at: start } = cursor;
  const data: Record<string, unknown> = {};
  const pairs = new Map<string, PlacedPair>();
  let count = 0;
  do {
    const from = cursor.at;
    const end = endOfKey(text, from);
    if (end < 0 || ++count > mostValues) return undefined;
    cursor.at = end + 1;
    const key = text.slice(from, end);
    if (!addValue(data, key, readValue(cursor, indent, { depth, isOfKey: true }))) return undefined;
    if (isPlacing) pairs.set(key, { key: { start: from, end }, value: cursor.node as PlacedNode });
    if (depth === 0 && key === cursor.last) cursor.indent = -1;
  } while (cursor.indent === indent);
  if (cursor.indent > indent) return undefined;
  if (isPlacing) cursor.node = { start, end: (cursor.node as PlacedNode).end, pairs };
  return data;
}

/** @param isOfKey whether the list may stand as far to the left as its key */
function readList(cursor: Cursor, depth: number, isOfKey = false): unknown[] | undefined {
  const { isPlacing, at: start, indent } = cursor;
  const data: unknown[] = [];
  const items: PlacedNode[] = [];
  do {
    cursor.at += 1;
    const value = readValue(cursor, indent, { depth });
    if (value === undefined || data.length >= mostValues) return undefined;
    data.push(value);
    if (isPlacing) items.push(cursor.node as PlacedNode);
  } while (cursor.indent === indent && isEntry(cursor));
  if (cursor.indent > indent || (cursor.indent === indent && !isOfKey)) return undefined;
  if (isPlacing) cursor.node = { start, end: (cursor.node as PlacedNode).end, items };
  return data;
}

/** What stands behind a colon or a dash, or on the lines under it. @param indent of what it belongs to */
function readValue(cursor: Cursor, indent: number, { depth, isOfKey }: { depth: number; isOfKey?: boolean }): unknown {
  const { text } = cursor;
  cursor.at = skipSpaces(cursor, cursor.at);
  const sign = text.charAt(cursor.at);
  if (sign === '\n') {
    toNextLine(cursor, cursor.at + 1);
    if (cursor.indent > indent) return readBlock(cursor, depth + 1);
    return isOfKey && cursor.indent === indent && isEntry(cursor) ? readList(cursor, depth + 1, true) : undefined;
  }
  if (sign === '|' || sign === '>') {
    const value = readBlockText(cursor, indent);
    if (value !== undefined) toNextLine(cursor, cursor.at);
    return value;
  }
  if (!isOfKey && endOfKey(text, cursor.at) >= 0)
    return depth < deepest ? readMap(cursor, cursor.at - cursor.lineStart, depth + 1) : undefined;
  const isMarked = sign === '[' || sign === '{' || sign === '"' || sign === "'";
  const value = isMarked ? readFlow(cursor) : readPlain(cursor);
  if (value === undefined) return undefined;
  const end = skipSpaces(cursor, cursor.at);
  if (end < text.length && text.charCodeAt(end) !== lineFeed) return undefined;
  toNextLine(cursor, end + 1);
  return value;
}
