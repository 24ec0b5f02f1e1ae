import type { Document, LineCounter } from 'yaml';
import type { DataPath } from '#contract/data-path.ts';

/** One YAML file as it stands. */
export interface SourceText {
  /** Relative to the root of the site, with forward slashes: pages/about.yaml. */
  file: string;
  /** Absolute. */
  path: string;
  text: string;
  lineCounter: LineCounter;
}

/** One YAML file: its text, its nodes and where each of them stands. */
export interface SourceDocument extends SourceText {
  document: Document;
  /** The nodes as they stand in the file, where `document` holds what they were meant to be. */
  written?: Document;
  /** Whether the places of its values are found without its nodes, which take ten times as long to parse. */
  isSimple?: boolean;
  /** The file as plain data; of a page that is put together from several files, all of it. */
  data: unknown;
  /** Present where the data comes from several files. */
  layers?: Layers;
}

/** How the data of a page was put together from its own file, the page it extends and the shared blocks it uses. */
export interface Layers {
  origin: Origin;
  /** Every file that is read for it, its own first. */
  sources: readonly SourceDocument[];
  /** The values that could not be put together. */
  unresolved: readonly DataPath[];
  /** The same page, put together from other versions of its files. */
  compose(version: (source: SourceDocument) => SourceDocument): SourceDocument;
}

/** Where a value is written, with everything in it that has no entry in `parts`. */
export interface Origin {
  source: SourceDocument;
  path: DataPath;
  /** What of the value is written elsewhere: by its key or index, all of them where it is a list. */
  parts?: ReadonlyMap<string | number, Origin>;
  /** What the value stands in place of, or changes. */
  base?: Origin;
  /** Set where the value could not be put together, because a file under it is missing or cannot be read. */
  isUnresolved?: boolean;
}
