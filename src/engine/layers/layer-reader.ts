import { isRecord } from '#engine/read/is-record.ts';
import { originIn } from '#engine/read/origin-at.ts';
import type { Origin, SourceDocument } from '#engine/read/source-document.ts';
import { basePath, sharedBlockPath } from './base-path.ts';
import { type ItemKeys, noItemKeys } from './item-keys.ts';
import type { ReportLayer } from './layer-problem.ts';
import { changesEntries, mergeMaps, placeWordOf } from './merge.ts';
import { namesOfBlock } from './names-of-block.ts';
import { type Data, isMapValue, step, type Value } from './value.ts';

/** How many files in a row may be put over each other. */
const deepest = 4;

/** Keys that a page does not take from the page it extends: no two pages have the same. */
const ownKeys = ['route', 'aliases', 'formerPaths', 'formerAnchors', 'wildcards', 'status'];

export interface LayerFiles {
  /** A page or a part of pages by its path, relative to the root; null for one that cannot be read. */
  source(file: string): SourceDocument | null | undefined;
  /** The paths of all of them, for suggestions. */
  list(): readonly string[];
  /** What can be changed in a block of a type. */
  itemKeys(type: string): ItemKeys;
}

export interface LayerReader {
  /** A page over the page it extends. @param trail the files above it, which end with its own */
  page(source: SourceDocument, trail: readonly string[]): Value<Data>;
  /** A block over the shared block it uses. @param trail as for `page` */
  block(block: Value, trail: readonly string[]): Value;
}

/** How a file names the one under it. */
interface Naming {
  word: 'extends' | 'use';
  target: string;
}

/** @param sources gets every file that is read */
export function createLayerReader(files: LayerFiles, sources: Set<SourceDocument>, report: ReportLayer): LayerReader {
  /** The file under another one; undefined where there is none that can be put there, which is reported. */
  const readBase = (at: Origin, { word, target }: Naming, trail: readonly string[]): SourceDocument | undefined => {
    const file = word === 'use' ? sharedBlockPath(target) : basePath(at.source.file, target);
    if (trail.includes(file)) report({ kind: 'layer-cycle', at, trail: [...trail.slice(trail.indexOf(file)), file] });
    else if (trail.length >= deepest) report({ kind: 'layer-depth', at, trail: [...trail, file] });
    else {
      const source = files.source(file);
      if (source === undefined) report({ kind: 'missing-base', at, word, target, known: files.list() });
      if (!source) return undefined;
      sources.add(source);
      return source;
    }
    return undefined;
  };

  const block = (written: Value, trail: readonly string[]): Value => {
    if (!isMapValue(written) || !Object.hasOwn(written.data, 'use')) return written;
    const { use: target } = written.data;
    const source = readBase(originIn(written.origin, ['use']), { word: 'use', target: nameIn(target) }, trail);
    if (!source) return unresolved(written);
    const base = block({ data: source.data, origin: { source, path: [] } }, [...trail, source.file]);
    if (!isMapValue(base) || base.origin.isUnresolved) return unresolved(written);
    return mergeMaps(base, written, { keys: files.itemKeys(String(base.data.type)), report });
  };

  const page = (source: SourceDocument, trail: readonly string[]): Value<Data> => {
    const origin: Origin = { source, path: [] };
    const { extends: target, ...data } = isRecord(source.data) ? source.data : {};
    const own: Value<Data> = { data, origin };
    const read = (entry: Value) => block(entry, trail);
    if (!isRecord(source.data) || !Object.hasOwn(source.data, 'extends')) return withBlocks(own, read);
    const under = readBase(originIn(origin, ['extends']), { word: 'extends', target: nameIn(target) }, trail);
    const base = under && page(under, [...trail, under.file]);
    if (!base || base.origin.isUnresolved) return unresolved(own);
    const inherited = Object.fromEntries(Object.entries(base.data).filter(([key]) => !ownKeys.includes(key)));
    const changes = Array.isArray(data.blocks) && Array.isArray(base.data.blocks) && changesEntries(data.blocks);
    // Blocks that replace those of the other page are read by themselves; of changes, what is new in them.
    return mergeMaps({ ...base, data: inherited }, changes ? own : withBlocks(own, read), { keys: pageKeys(read), report });
  };

  /** The blocks of a page that changes no others, each over what it uses. */
  const withBlocks = (own: Value<Data>, read: (entry: Value) => Value): Value<Data> => {
    if (!Array.isArray(own.data.blocks)) return own;
    const list = step(own, 'blocks') as Value<unknown[]>;
    const entries = list.data.map((_, index) => step(list, index));
    for (const { data, origin } of entries) {
      const word = placeWordOf(data);
      if (word) report({ kind: 'misplaced-override', at: originIn(origin, [word]), word });
    }
    const blocks = entries.map((entry) => (placeWordOf(entry.data) ? unresolved(entry) : read(entry)));
    const parts = new Map(blocks.map(({ origin }, index) => [index, origin]));
    return {
      data: { ...own.data, blocks: blocks.map(({ data }) => data) },
      origin: { ...own.origin, parts: new Map([['blocks', { ...list.origin, parts }]]) },
    };
  };

  const pageKeys = (read: (entry: Value) => Value): ItemKeys => {
    const blocks = { namesOf: namesOfBlock, keysOf: (entry: Data) => files.itemKeys(String(entry.type)), read };
    return { parts: new Map([['blocks', { itemKey: 'id', parts: noItemKeys.parts, blocks }]]) };
  };

  return { page, block };
}

function unresolved<Kind>(value: Value<Kind>): Value<Kind> {
  return { ...value, origin: { ...value.origin, isUnresolved: true } };
}

/** A value that should name a file, as it is written. */
function nameIn(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
