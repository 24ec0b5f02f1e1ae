import type { DataPath } from '#contract/data-path.ts';
import { isRecord } from '#engine/read/is-record.ts';
import type { Origin, SourceDocument } from '#engine/read/source-document.ts';
import type { LayerProblem } from './layer-problem.ts';
import { createLayerReader, type LayerFiles, type LayerReader } from './layer-reader.ts';
import { changesEntries } from './merge.ts';
import type { Value } from './value.ts';

interface Composed {
  /** The page as it is once its layers are put together; the page itself where it has none. */
  source: SourceDocument;
  problems: LayerProblem[];
}

/** Whether a page is put together from several files. */
export function hasLayers({ data }: SourceDocument): boolean {
  if (!isRecord(data)) return false;
  if (Object.hasOwn(data, 'extends')) return true;
  const { blocks } = data;
  return Array.isArray(blocks) && (changesEntries(blocks) || blocks.some((block) => isRecord(block) && Object.hasOwn(block, 'use')));
}

/** Puts a page together from its own file, the page it extends and the shared blocks it uses. */
export function composePage(page: SourceDocument, files: LayerFiles): Composed {
  return hasLayers(page) ? compose(page, files, (layers, source) => layers.page(source, [source.file])) : { source: page, problems: [] };
}

/** The same for a file that holds one block, as the only block of a page. */
export function composeBlock(part: SourceDocument, files: LayerFiles): Composed {
  return compose(part, files, (layers, source) => {
    const block = layers.block({ data: source.data, origin: { source, path: [] } }, [source.file]);
    const blocks: Origin = { source, path: [], parts: new Map([[0, block.origin]]) };
    const data = { title: source.file, description: source.file, blocks: [block.data] };
    return { data, origin: { source, path: [], parts: new Map([['blocks', blocks]]) } };
  });
}

function compose(page: SourceDocument, files: LayerFiles, read: (layers: LayerReader, page: SourceDocument) => Value): Composed {
  const problems: LayerProblem[] = [];
  const sources = new Set([page]);
  const reader = createLayerReader(files, sources, (problem) => problems.push(problem));
  const value = read(reader, page);
  const { file, path, text, lineCounter } = page;
  const source: SourceDocument = {
    file,
    path,
    text,
    lineCounter,
    get document() {
      return page.document;
    },
    // The values belong to their files, and are not to be changed with the page.
    data: structuredClone(value.data),
    layers: {
      origin: value.origin,
      sources: [...sources],
      unresolved: listUnresolved(value.origin, []),
      compose: (version) => compose(version(page), { ...files, source: (name) => versionOf(files.source(name), version) }, read).source,
    },
  };
  return { source, problems };
}

function versionOf(source: SourceDocument | null | undefined, version: (source: SourceDocument) => SourceDocument) {
  return source ? version(source) : source;
}

function listUnresolved({ parts, isUnresolved }: Origin, path: DataPath): DataPath[] {
  if (isUnresolved) return [path];
  return [...(parts ?? [])].flatMap(([step, part]) => listUnresolved(part, [...path, step]));
}
