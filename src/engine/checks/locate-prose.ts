import { isScalar } from 'yaml';
import type { DataPath } from '#contract/data-path.ts';
import { findNode, type Place, placeOf, placeOfSpan } from '#engine/read/locate.ts';
import { scalarOffsets } from '#engine/read/scalar-offsets.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { Piece } from '#engine/resolve/read-markdown.ts';

interface ProsePlace {
  place: Place;
  /** Offsets in the file; missing where the piece is not written there in one stretch. */
  span?: { start: number; end: number };
}

/**
 * Where a piece of a Markdown text stands in the file.
 * @param piece found in the text as it is written, before variables are filled in
 */
export function locateProse(page: SourceDocument, path: DataPath, piece: Pick<Piece, 'start' | 'end'>): ProsePlace {
  const { node, source } = findNode(page, path);
  if (!isScalar(node) || typeof node.value !== 'string') return { place: placeOf(page, path) };
  const offsets = scalarOffsets(source, node);
  const [start, last] = [offsets[piece.start], offsets[piece.end - 1]];
  if (start === undefined || last === undefined || piece.end <= piece.start) return { place: placeOf(page, path) };
  const place = placeOfSpan(page, source, [start, last + 1]);
  const written = source.text.slice(start, last + 1) === node.value.slice(piece.start, piece.end);
  return { place, ...(written && { span: { start, end: last + 1 } }) };
}
