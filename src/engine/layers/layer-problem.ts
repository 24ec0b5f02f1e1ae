import type { Origin } from '#engine/read/source-document.ts';

/** Something about the layers of a page that its author should know. `at` is where it is written. */
export type LayerProblem =
  | { kind: 'missing-base'; at: Origin; word: 'extends' | 'use'; target: string; known: readonly string[] }
  | { kind: 'layer-cycle'; at: Origin; trail: readonly string[] }
  | { kind: 'layer-depth'; at: Origin; trail: readonly string[] }
  | { kind: 'override-equals-base'; at: Origin; base: Origin }
  | { kind: 'override-target-gone'; at: Origin; base: Origin; name: string; known: readonly string[]; what: 'entry' | 'key' }
  | { kind: 'ambiguous-override'; at: Origin; base: Origin; name: string; count: number }
  | { kind: 'misplaced-override'; at: Origin; word: string; base?: Origin };

export type ReportLayer = (problem: LayerProblem) => void;
