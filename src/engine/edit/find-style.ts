import { type CST, type Document, isCollection, isScalar, type Node, Scalar, visit } from 'yaml';
import type { Item, Layout } from './layout.ts';
import { columnOf, lineBreak } from './lines.ts';
import type { Quotes } from './write-scalar.ts';
import type { Style } from './write-value.ts';

/**
 * How a new value is written: as its neighbours are, else as the file is.
 * @param near what it stands beside, the nearest first @param at an offset, for the line break
 */
export function findStyle(text: string, document: Document, { near, at }: { near: readonly Item[]; at: number }): Style {
  const { step, dash } = findIndentation(text, document);
  const neighbour = near.find(({ node }) => isCollection(node))?.node;
  return { step, dash, newline: lineBreak(text, at), flow: isFlow(neighbour), quotes: findQuotes(near) };
}

export function isFlow(node: Node | null | undefined): boolean {
  return (node?.srcToken as CST.Token | undefined)?.type === 'flow-collection';
}

/** The items of a list or map by how near they are to a place in it. */
export function neighbours({ items }: Layout, index: number): Item[] {
  return items
    .map((item, at) => ({ item, distance: at < index ? index - at : at - index + 1 }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ item }) => item);
}

/** The quotes that all texts of the neighbours have, if they have some. */
function findQuotes(near: readonly Item[]): Quotes {
  const types = new Set<unknown>();
  for (const { node } of near)
    if (node)
      visit(node, {
        Scalar(role, { value, type }) {
          if (role !== 'key' && typeof value === 'string') types.add(type);
        },
      });
  if (types.size !== 1) return 'plain';
  return types.has(Scalar.QUOTE_DOUBLE) ? 'double' : types.has(Scalar.QUOTE_SINGLE) ? 'single' : 'plain';
}

/** The indentation of the first map below a key, and of the first list, in a file. */
function findIndentation(text: string, document: Document): { step: number; dash: number } {
  let step: number | undefined;
  let dash: number | undefined;
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !key.range || !isCollection(value) || !value.range) return;
      const type = (value.srcToken as CST.Token | undefined)?.type;
      if (type !== 'block-map' && type !== 'block-seq') return;
      const by = columnOf(text, value.range[0]) - columnOf(text, key.range[0]);
      if (type === 'block-map') step ??= Math.max(by, 1);
      else dash ??= Math.max(by, 0);
    },
  });
  return { step: step ?? (dash || 2), dash: dash ?? step ?? 2 };
}
