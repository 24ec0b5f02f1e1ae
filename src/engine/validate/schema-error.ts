import type { ErrorObject } from 'ajv';
import type { DataPath } from '#contract/data-path.ts';
import type { DiagnosticCode } from '#engine/diagnostics/catalogue.ts';
import type { Diagnostic, Fix } from '#engine/diagnostics/diagnostic.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';

/** One error that Ajv has found in a file, with what it takes to describe it. */
export interface SchemaError {
  source: SourceDocument;
  error: ErrorObject;
  /** Where the value of the error stands. */
  path: DataPath;
  /** What to call the object that has or lacks a key. */
  owner: string;
  blockTypes: readonly string[];
  report: Report;
}

interface Finding {
  code: DiagnosticCode;
  message: string;
  suggestion: string;
  target?: DataPath;
  part?: 'key' | 'value';
  fix?: Fix;
  /** Offsets in the file, where the mistake is no value. */
  span?: readonly [start: number, end: number];
}

/** Makes a diagnostic of one error; its place is the value of the error unless another is given. */
export type Report = (finding: Finding) => Diagnostic;
