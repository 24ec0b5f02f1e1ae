import type { Diagnostic } from './diagnostic.ts';

/**
 * Diagnostics as a text.
 * @param sources the text of each file by the name its diagnostics use
 */
export type Formatter = (diagnostics: readonly Diagnostic[], sources: ReadonlyMap<string, string>) => string;
