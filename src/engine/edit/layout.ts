import { type CST, isCollection, isMap, isPair, isScalar, isSeq, type Node, type Pair, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { DataPath } from '#contract/data-path.ts';

/** One entry of a list or one pair of a map, as it is written. Offsets are those of the text. */
export interface Item {
  /** In a map. */
  key?: string;
  keyNode?: Node;
  /** Null where the value is left out altogether. */
  node: Node | null;
  /** Where it begins: its dash, its key, or in flow style its value. */
  start: number;
  /** Behind its last character, comments not counted. */
  end: number;
  /** Behind its dash or colon, where a value is written; behind its key where it has no colon. */
  head: number;
  /** Whether a colon is missing: `{ a }`. */
  bare: boolean;
}

/** A list or a map, as it is written. */
export interface Layout {
  kind: 'map' | 'seq';
  flow: boolean;
  items: Item[];
  /** Behind what stands in front of it: the dash or colon that it is a value of, or the start of the text. */
  floor: number;
  /** What it is the value of; nothing is the file. */
  within?: 'map' | 'seq';
  /** Of brackets: the offset of the opening one, and of the closing one. */
  open: number;
  close: number;
}

/** Where a path leads to. */
export interface Place {
  holder: Layout;
  index: number;
  item: Item;
}

/** What a path leads to, which is missing where it leads nowhere or into something that is written in no known way. */
export function findPlace(root: Node, path: DataPath): Place | undefined {
  let holder = layoutOf(root);
  for (const [depth, step] of path.entries()) {
    if (!holder) return undefined;
    const index = holder.kind === 'map' ? holder.items.findIndex(({ key }) => key === String(step)) : Number(step);
    const item = holder.items[index];
    if (!item) return undefined;
    if (depth === path.length - 1) return { holder, index, item };
    holder = item.node ? layoutOf(item.node, item.head, holder.kind) : undefined;
  }
  return undefined;
}

/** The list or map at a path. */
export function findHolder(root: Node, path: DataPath): Layout | undefined {
  if (path.length === 0) return layoutOf(root);
  const place = findPlace(root, path);
  return place?.item.node ? layoutOf(place.item.node, place.item.head, place.holder.kind) : undefined;
}

/** @param floor and `within`: see `Layout` */
function layoutOf(node: Node, floor = 0, within?: 'map' | 'seq'): Layout | undefined {
  if (!isCollection(node)) return undefined;
  const token = node.srcToken as CST.Token | undefined;
  const [open = 0, end = 0] = node.range ?? [];
  const items = isMap(node)
    ? node.items.map((pair) => pairItem(pair as Pair<Node, Node | null>))
    : isSeq(node)
      ? entries(node, token)
      : undefined;
  if (!items || items.some((item) => item === undefined)) return undefined;
  const flow = token?.type === 'flow-collection';
  // A pair in a list, as in [a: 1], is a map without braces: its values can be set, and nothing else.
  if (!token && !isMap(node)) return undefined;
  return {
    kind: isMap(node) ? 'map' : 'seq',
    flow: flow || !token,
    items: items as Item[],
    floor,
    within,
    open: token ? open : -1,
    close: end - 1,
  };
}

function pairItem({ key, value, srcToken }: Pair<Node, Node | null>): Item | undefined {
  const token = srcToken as CST.CollectionItem | undefined;
  // A key that is left out, or is a list or a map, can be edited by no path.
  if (!token || !isScalar(key) || !key.range || key.range[0] === key.range[1]) return undefined;
  const colon = token.sep?.find(({ type }) => type === 'map-value-ind');
  const head = colon ? colon.offset + 1 : key.range[1];
  const question = token.start.find(({ type }) => type === 'explicit-key-ind');
  const end = Math.max(endOf(value) ?? head, head);
  return { key: String(key.value ?? ''), keyNode: key, node: value, start: question?.offset ?? key.range[0], end, head, bare: !colon };
}

function entries(node: YAMLSeq, token: CST.Token | undefined): (Item | undefined)[] | undefined {
  if (token?.type === 'block-seq') {
    const dashes = token.items.flatMap(({ start }) => start.find(({ type }) => type === 'seq-item-ind') ?? []);
    if (dashes.length !== node.items.length) return undefined;
    return dashes.map(({ offset }, index) => {
      const value = node.items[index] as Node;
      return { node: value, start: offset, end: Math.max(endOf(value) ?? 0, offset + 1), head: offset + 1, bare: false };
    });
  }
  return node.items.map((value) => {
    const [pair] = isMap(value) && !value.srcToken ? (value as YAMLMap).items : [];
    const item = isPair(pair) ? pairItem(pair as Pair<Node, Node | null>) : undefined;
    if (pair && !item) return undefined;
    if (item) return { node: value as Node, start: item.start, end: item.end, head: item.start, bare: false };
    const { range } = value as Node;
    const end = endOf(value as Node);
    return range && end !== undefined ? { node: value as Node, start: range[0], end, head: range[0], bare: false } : undefined;
  });
}

/** Behind the last character of a value; nothing for one that is left out. */
export function endOf(node: unknown): number | undefined {
  if (isScalar(node)) {
    const [start, end] = node.range ?? [0, 0];
    if (node.type !== Scalar.BLOCK_LITERAL && node.type !== Scalar.BLOCK_FOLDED) return end > start ? end : undefined;
    return endOfBlockScalar(node, start, end);
  }
  if (!isCollection(node)) return undefined;
  const token = node.srcToken as CST.Token | undefined;
  if (token?.type !== 'block-map' && token?.type !== 'block-seq') return node.range?.[1];
  const last: unknown = node.items.at(-1);
  const signs = token.items.flatMap(({ start, sep }) => [...start, ...(sep ?? [])]);
  const lastSign = signs.findLast(({ type }) => type === 'seq-item-ind' || type === 'map-value-ind' || type === 'explicit-key-ind');
  const values = isPair(last) ? [endOf(last.key), endOf(last.value)] : [endOf(last)];
  return Math.max(lastSign ? lastSign.offset + 1 : 0, ...values.map((end) => end ?? 0));
}

/** The blank lines behind a text belong to it only where its header, as in `|+`, says so. */
function endOfBlockScalar(node: Scalar, start: number, end: number): number {
  const token = node.srcToken as CST.BlockScalar | undefined;
  const props = (token?.props ?? []) as CST.SourceToken[];
  const header = props.find(({ type }) => type === 'block-scalar-header')?.source ?? '';
  const source = token?.source ?? '';
  const kept = header.includes('+') ? source.replace(/\r?\n$/, '') : source.replace(/\s+$/, '');
  const trimmed = end - (source.length - kept.length);
  // A text without any line ends with its header.
  return kept.trim() === '' && !header.includes('+') ? start + header.length : trimmed;
}
