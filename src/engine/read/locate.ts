import { isMap, isNode, isPair, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import type { DataPath } from '#contract/data-path.ts';
import type { Diagnostic, Range } from '#engine/diagnostics/diagnostic.ts';
import { fileStart } from '#engine/diagnostics/diagnostic.ts';
import { listParts, originAt } from './origin-at.ts';
import type { PlacedNode } from './simple/cursor.ts';
import { placeSimpleYaml } from './simple/read-simple-yaml.ts';
import type { Origin, SourceDocument } from './source-document.ts';

/** A place in a file of the site, as a diagnostic carries it. */
export type Place = Pick<Diagnostic, 'file' | 'range' | 'shownOn'>;

/**
 * Where a value (or its key) is written: in the file of the page, in the page it extends or in a shared block. A path that
 * leads nowhere gives its nearest ancestor, so there is always a place to point at.
 */
export function placeOf(page: SourceDocument, path: DataPath, part: 'key' | 'value' = 'value'): Place {
  return placeOfOrigin(page, originAt(page, path), part);
}

/** The line of a place, as people write it: pages/about.yaml:12. */
export function lineOfPlace({ file, range }: Pick<Place, 'file' | 'range'>): string {
  return `${file}:${range.start.line}`;
}

/** Every place that has a part in a value: where it is written, and all that it stands in place of. */
export function placesOf(page: SourceDocument, path: DataPath): Place[] {
  return listParts(originAt(page, path)).map((origin) => placeOfOrigin(page, origin, 'value'));
}

/** The place of a stretch of text. @param source one of the files that the page is made of @param start as for `offsetsToRange` */
export function placeOfSpan(page: SourceDocument, source: SourceDocument, [start, end]: readonly [number, number]): Place {
  return { ...fileOf(page, source), range: offsetsToRange(source, start, end) };
}

function placeOfOrigin(page: SourceDocument, { source, path }: Origin, part: 'key' | 'value'): Place {
  const [start, end] = findOffsets(source, path, part);
  return { ...fileOf(page, source), range: start < 0 ? fileStart : offsetsToRange(source, start, end) };
}

function fileOf(page: SourceDocument, { file }: SourceDocument): Pick<Place, 'file' | 'shownOn'> {
  return file === page.file ? { file } : { file, shownOn: [page.file] };
}

/** The node of a value, or of its key, if the path leads to one, and the file it stands in. */
export function findNode(page: SourceDocument, path: DataPath, part: 'key' | 'value' = 'value'): { node?: Node; source: SourceDocument } {
  const { source, path: written } = originAt(page, path);
  return { node: nodeAt(source, written, part), source };
}

function nodeAt(source: SourceDocument, path: DataPath, part: 'key' | 'value'): Node | undefined {
  const last = path.reduce<unknown>((child, step) => findChild(isPair(child) ? child.value : child, step), source.document.contents);
  const node = isPair(last) ? (part === 'key' ? last.key : last.value) : last;
  return isNode(node) ? node : undefined;
}

/** -1 where the file has no nodes at all. */
function findOffsets(source: SourceDocument, path: DataPath, part: 'key' | 'value'): [start: number, end: number] {
  const simple = source.isSimple ? placeNodes(source, path[0]) : undefined;
  return simple ? findInSimple(simple, path, part) : findInNodes(source, path, part);
}

// The places of one file are mostly asked for one after another; keeping those of all files is expensive.
let placed: { text: string; last: string | undefined; node: PlacedNode | undefined } | undefined;

function placeNodes({ text }: SourceDocument, key: string | number | undefined): PlacedNode | undefined {
  const last = key === undefined ? undefined : String(key);
  if (placed?.text !== text || placed.last !== last) placed = { text, last, node: placeSimpleYaml(text, last) };
  return placed.node;
}

function findInSimple(whole: PlacedNode, path: DataPath, part: 'key' | 'value'): [start: number, end: number] {
  let node = whole;
  let key: PlacedNode | undefined;
  for (const step of path) {
    const pair = node.pairs?.get(String(step));
    const value = pair?.value ?? node.items?.[Number(step)];
    if (!value) {
      const [first] = node.pairs?.values() ?? [];
      return [first?.key.start ?? node.start, first?.key.end ?? node.end];
    }
    node = value;
    key = pair?.key;
  }
  const { start, end } = part === 'key' && key ? key : node;
  return [start, end];
}

function findInNodes(source: SourceDocument, path: DataPath, part: 'key' | 'value'): [start: number, end: number] {
  let node: unknown = source.document.contents;
  let found: Node | undefined = isNode(node) ? node : undefined;
  let key: Node | undefined;
  for (const step of path) {
    const pair = findChild(node, step);
    if (pair === undefined) return offsetsOf(found, true);
    key = isPair(pair) && isNode(pair.key) ? pair.key : undefined;
    node = isPair(pair) ? pair.value : pair;
    const next = isNode(node) ? node : key;
    if (next) found = next;
  }
  const target = part === 'key' && key ? key : (found ?? key);
  // A value that is left empty has no characters of its own; its key is what people see.
  if (part === 'value' && isScalar(node) && node.range && node.range[0] === node.range[1] && key) return offsetsOf(key, false);
  return offsetsOf(target, false);
}

// Kept, because each key of a map of fifty thousand keys may be looked up.
const pairsByKey = new WeakMap<object, Map<string, Pair>>();

function findPair(map: YAMLMap, key: string): Pair | undefined {
  let pairs = pairsByKey.get(map);
  if (!pairs) {
    pairs = new Map();
    for (const pair of map.items) {
      const name = isScalar(pair.key) ? String(pair.key.value ?? '') : undefined;
      if (name !== undefined && !pairs.has(name)) pairs.set(name, pair);
    }
    pairsByKey.set(map, pairs);
  }
  return pairs.get(key);
}

function findChild(node: unknown, step: string | number): Pair | Node | undefined {
  if (isMap(node)) return findPair(node, String(step));
  if (isSeq(node)) return node.items[Number(step)] as Node | undefined;
  return undefined;
}

/** @param firstKeyOnly point at the first key of a map and not at all its lines */
function offsetsOf(node: Node | undefined, firstKeyOnly: boolean): [start: number, end: number] {
  if (!node?.range) return [-1, -1];
  let range = node.range;
  if (firstKeyOnly && isMap(node)) {
    const firstKey = node.items[0]?.key;
    if (isNode(firstKey) && firstKey.range) range = firstKey.range;
  }
  return [range[0], range[1]];
}

/** @param start offset of the first character @param end offset just behind the last */
export function offsetsToRange(source: Pick<SourceDocument, 'lineCounter' | 'text'>, start: number, end: number): Range {
  // The range of a block collection includes the line break behind it; that is left out here.
  const trimmed = start + source.text.slice(start, end).trimEnd().length;
  return { start: toPosition(source, start), end: toPosition(source, Math.max(trimmed, start)) };
}

function toPosition({ lineCounter }: Pick<SourceDocument, 'lineCounter'>, offset: number) {
  const { line, col } = lineCounter.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}
