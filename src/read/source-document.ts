import type { Document, LineCounter } from 'yaml';

/** One YAML file: its text, its nodes and where each of them stands. */
export interface SourceDocument {
  /** Relative to the root of the site, with forward slashes: pages/about.yaml. */
  file: string;
  /** Absolute. */
  path: string;
  text: string;
  document: Document;
  lineCounter: LineCounter;
  /** The file as plain data. */
  data: unknown;
}

/** The way to a value inside a file: ['blocks', 0, 'heading']. */
export type DataPath = readonly (string | number)[];
