import { isScalar, Scalar } from 'yaml';
import type { DataPath } from '#contract/data-path.ts';
import type { Fix } from '#engine/diagnostics/diagnostic.ts';
import { findNode } from './locate.ts';
import { scalarOffsets } from './scalar-offsets.ts';
import type { SourceDocument } from './source-document.ts';

// Letters, digits and what paths and names are made of: nothing YAML reads as anything but text.
const plain = /^[A-Za-z/#][\w./#?=&~-]*$/;

/**
 * The change that gives a text (or a key) another value and keeps its quotes.
 * @param from what the value must be for the change to make sense: a variable stands in the file as its name, not as its value
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
  if (!isScalar(node) || !node.range || String(node.value) !== from) return undefined;
  const [start, end] = node.range;
  if (source.text.slice(start, end).includes('\n')) return undefined;
  if (node.type === Scalar.QUOTE_SINGLE) return { start, end, text: `'${to.replaceAll("'", "''")}'` };
  if (node.type === Scalar.QUOTE_DOUBLE) return { start, end, text: JSON.stringify(to) };
  if (node.type !== Scalar.PLAIN) return undefined;
  return { start, end, text: plain.test(to) && !/^(?:true|false|null)$/i.test(to) ? to : JSON.stringify(to) };
}

/** The change that puts a plain value in quotes exactly as it is written. */
export function quoteScalar(page: SourceDocument, path: DataPath): Fix | undefined {
  const { node, source } = findNode(page, path);
  if (!isScalar(node) || !node.range || node.type !== Scalar.PLAIN) return undefined;
  const [start, end] = node.range;
  return { start, end, text: JSON.stringify(source.text.slice(start, end)) };
}

/** The change that writes a single-line value anew, without quotes. */
export function rewriteScalar(page: SourceDocument, path: DataPath, text: string): Fix | undefined {
  const { node, source } = findNode(page, path);
  if (!isScalar(node) || !node.range || source.text.slice(node.range[0], node.range[1]).includes('\n')) return undefined;
  return { start: node.range[0], end: node.range[1], text };
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
  return { start, end: last + 1, text: to };
}
