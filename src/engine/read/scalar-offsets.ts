import { type Node, Scalar } from 'yaml';
import type { SourceDocument } from './source-document.ts';

const space = /\s/;
const escapeLength: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 };

/**
 * Where each character of a text stands in its file. The file also has quotes, indentation, folded lines and escapes, but
 * every visible character of the value is written once, in order, as itself or as an escape.
 * @returns one offset for each UTF-16 unit of the value, and the offset of its end; exact for what is not white space
 */
export function scalarOffsets(source: Pick<SourceDocument, 'text'>, node: Node): readonly number[] {
  const known = offsetsByNode.get(node);
  if (known) return known;
  const offsets = findOffsets(source, node);
  offsetsByNode.set(node, offsets);
  return offsets;
}

// A text is asked for once for each link in it.
const offsetsByNode = new WeakMap<Node, readonly number[]>();

function findOffsets(source: Pick<SourceDocument, 'text'>, node: Node): number[] {
  const { value, type, range } = node as Scalar<string>;
  if (!range) return [];
  const { text } = source;
  const double = type === Scalar.QUOTE_DOUBLE;
  const [from, end] = range;
  let at = type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED ? text.indexOf('\n', from) + 1 : from;
  if (double || type === Scalar.QUOTE_SINGLE) at += 1;
  const offsets: number[] = [];
  for (let index = 0; index < value.length; index++) {
    const character = value[index] as string;
    if (space.test(character)) {
      offsets.push(Math.min(at, end));
      if (double && text[at] === '\\') at += unitLength(text, at);
      else if (space.test(text[at] ?? '')) at += 1;
      continue;
    }
    // What is skipped can only be white space, or an escape that stands for some.
    while (at < end && (space.test(text[at] as string) || (double && isBlankEscape(text, at)))) at += double ? unitLength(text, at) : 1;
    offsets.push(Math.min(at, end));
    const high = /[\ud800-\udbff]/.test(character);
    if (double && text[at] === '\\') {
      // One escape may stand for both halves of a pair.
      if (high && text[at + 1] === 'U') offsets.push(offsets[++index - 1] as number);
      at += unitLength(text, at);
    } else at += type === Scalar.QUOTE_SINGLE && character === "'" ? 2 : 1;
  }
  offsets.push(Math.min(at, end));
  return offsets;
}

function unitLength(text: string, at: number): number {
  return text[at] === '\\' ? (escapeLength[text[at + 1] ?? ''] ?? 2) : 1;
}

function isBlankEscape(text: string, at: number): boolean {
  if (text[at] !== '\\') return false;
  const code = text.slice(at + 1, at + unitLength(text, at));
  if (/^[xuU]/.test(code)) return space.test(String.fromCodePoint(Math.min(Number.parseInt(code.slice(1), 16) || 65, 0x10ffff)));
  return /^[\s nrtvfNLP_]$/.test(code);
}
