import type { DataPath } from '#contract/data-path.ts';
import type { DiagnosticCode } from '#engine/diagnostics/catalogue.ts';
import type { Diagnostic, Fix } from '#engine/diagnostics/diagnostic.ts';

interface Where {
  target?: DataPath;
  part?: 'key' | 'value';
  fix?: Fix;
  /** Offsets in the file, where the mistake is no value. */
  span?: readonly [start: number, end: number];
}

/** Makes a diagnostic of one error; its place is the value of the error unless another is given. */
export type At = (code: DiagnosticCode, message: string, suggestion: string, where?: Where) => Diagnostic;
