import type { Splice } from './lines.ts';

/** A way to make an edit in a text. */
export interface Change {
  splices: readonly Splice[];
  /** Where comments stand in the text that go with what is taken out. */
  gone?: readonly (readonly [start: number, end: number])[];
}
