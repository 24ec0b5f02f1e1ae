import type { Document, LineCounter } from 'yaml';

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
  /** The file as plain data. */
  data: unknown;
}
