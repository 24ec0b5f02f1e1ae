import { isScalar } from 'yaml';
import type { DataPath } from '#contract/data-path.ts';
import type { Range } from '#engine/diagnostics/diagnostic.ts';
import { findNode, locate, offsetsToRange } from '#engine/read/locate.ts';
import { scalarOffsets } from '#engine/read/scalar-offsets.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { Piece } from '#engine/resolve/read-markdown.ts';

interface ProsePlace {
  range: Range;
  /** Offsets in the file, where the piece is written there in one go. */
  span?: { start: number; end: number };
}

/**
 * Where a piece of a Markdown text stands in the file.
 * @param piece found in the text as it is written, before references are filled in
 */
export function locateProse(source: SourceDocument, path: DataPath, piece: Pick<Piece, 'start' | 'end'>): ProsePlace {
  const node = findNode(source, path);
  if (!isScalar(node) || typeof node.value !== 'string') return { range: locate(source, path) };
  const offsets = scalarOffsets(source, node);
  const [start, last] = [offsets[piece.start], offsets[piece.end - 1]];
  if (start === undefined || last === undefined || piece.end <= piece.start) return { range: locate(source, path) };
  const range = offsetsToRange(source, start, last + 1);
  const written = source.text.slice(start, last + 1) === node.value.slice(piece.start, piece.end);
  return { range, ...(written && { span: { start, end: last + 1 } }) };
}
