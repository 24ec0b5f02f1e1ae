import { isMap, isScalar, isSeq, type Node, Scalar } from 'yaml';
import type { DataPath } from '#contract/data-path.ts';
import type { Fix } from '#engine/diagnostics/diagnostic.ts';
import { findNode } from '#engine/read/locate.ts';
import { originAt } from '#engine/read/origin-at.ts';
import { parseYaml } from '#engine/read/parse-yaml.ts';
import { scalarOffsets } from '#engine/read/scalar-offsets.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { type Edit, isRefused, type Refused } from './edit.ts';
import { editYaml } from './edit-yaml.ts';
import { writeScalar } from './write-scalar.ts';

/**
 * The change that gives a text (or a key) another value and keeps its quotes.
 * @param from what the value must be for the change to make sense: a reference that was filled in stands otherwise in the file
 * @returns undefined where the value is no single-line text
 */
export function replaceScalar({
  source: page,
  path,
  from,
  to,
  part = 'value',
}: {
  source: SourceDocument;
  path: DataPath;
  from: string;
  to: string;
  part?: 'key' | 'value';
}): Fix | undefined {
  const { node, source } = findNode(page, path, part);
  if (!isScalar(node) || String(node.value) !== from || !isOneLine(source, node)) return undefined;
  const written = writtenPath(page, path);
  const edit: Edit = part === 'key' ? { op: 'rename', path: written, to } : { op: 'set', path: written, value: to };
  return fixOf(node, writeLike(node, to), edit);
}

/** The change that puts a plain value in quotes exactly as it is written. */
export function quoteScalar(page: SourceDocument, path: DataPath): Fix | undefined {
  const { node, source } = findNode(page, path);
  if (!isScalar(node) || node.type !== Scalar.PLAIN || !isOneLine(source, node)) return undefined;
  const value = source.text.slice(node.range?.[0], node.range?.[1]);
  return fixOf(node, JSON.stringify(value), { op: 'set', path: writtenPath(page, path), value });
}

/** The change that writes a single-line value anew, without quotes. @param text as it will stand in the file */
export function rewriteScalar(page: SourceDocument, path: DataPath, text: string): Fix | undefined {
  const { node, source } = findNode(page, path);
  if (!isScalar(node) || !isOneLine(source, node)) return undefined;
  return fixOf(node, text, { op: 'set', path: writtenPath(page, path), value: scalarIn(text) });
}

/** The change that makes a value of what stands behind a colon and is read as a comment. @param span its offsets */
export function uncommentScalar(page: SourceDocument, path: DataPath, span: readonly [start: number, end: number]): Fix {
  const value = originAt(page, path).source.text.slice(...span);
  const edit: Edit = { op: 'set', path: writtenPath(page, path), value, replacesComment: true };
  return { start: span[0], end: span[1], text: JSON.stringify(value), edits: [edit] };
}

/**
 * The change that replaces one stretch of a text, where the stretch stands in the value once and is written in the file as
 * it is.
 */
export function replaceInScalar({
  source: page,
  path,
  from,
  to,
}: {
  source: SourceDocument;
  path: DataPath;
  from: string;
  to: string;
}): Fix | undefined {
  const { node, source } = findNode(page, path);
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  const at = node.value.indexOf(from);
  if (at < 0 || node.value.indexOf(from, at + 1) >= 0) return undefined;
  const offsets = scalarOffsets(source, node);
  const [start, last] = [offsets[at], offsets[at + from.length - 1]];
  if (start === undefined || last === undefined || source.text.slice(start, last + 1) !== from) return undefined;
  return { start, end: last + 1, text: to, edits: [{ op: 'rewrite', path: writtenPath(page, path), at, from, to }] };
}

/** The change that makes several edits, as the one stretch of the text that they touch. */
export function fixOfEdits(text: string, edits: readonly Edit[]): Fix | Refused {
  const edited = editYaml(text, edits);
  if (isRefused(edited)) return edited;
  const after = edited.text;
  const shorter = Math.min(text.length, after.length);
  let start = 0;
  while (start < shorter && text[start] === after[start]) start++;
  let rest = 0;
  while (rest < shorter - start && text.at(-1 - rest) === after.at(-1 - rest)) rest++;
  return { start, end: text.length - rest, text: after.slice(start, after.length - rest), edits };
}

function fixOf({ range }: Node, text: string, edit: Edit): Fix {
  const [start, end] = range ?? [0, 0];
  return { start, end, text, edits: [edit] };
}

function isOneLine({ text }: SourceDocument, { range, type }: Scalar): boolean {
  const isBlock = type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED;
  return range !== undefined && range !== null && !isBlock && !text.slice(range[0], range[1]).includes('\n');
}

/** A text with the quotes that another one has. What stands around it is not known, so it may be brackets. */
function writeLike({ type }: Scalar, value: string): string {
  const quotes = type === Scalar.QUOTE_SINGLE ? 'single' : type === Scalar.QUOTE_DOUBLE ? 'double' : 'plain';
  return writeScalar(value, { inFlow: true, quotes });
}

function scalarIn(text: string): unknown {
  const { contents } = parseYaml(text);
  return isScalar(contents) ? contents.value : text;
}

/** The path of a value in the file it is written in, with the keys that stand there, also where they were read as what they were meant to be. */
export function writtenPath(page: SourceDocument, path: DataPath): DataPath {
  const { source, path: inFile } = originAt(page, path);
  const { document, written } = source;
  if (!written) return inFile;
  let [read, stands]: unknown[] = [document.contents, written.contents];
  return inFile.map((step) => {
    const index = isMap(read) ? read.items.findIndex(({ key }) => isScalar(key) && String(key.value ?? '') === String(step)) : Number(step);
    const [pair, original] = [isMap(read) ? read.items[index] : undefined, isMap(stands) ? stands.items[index] : undefined];
    read = pair ? pair.value : isSeq(read) ? read.items[index] : undefined;
    stands = original ? original.value : isSeq(stands) ? stands.items[index] : undefined;
    return original && isScalar(original.key) ? String(original.key.value ?? '') : step;
  });
}
