import type { CardDesign, TypesetTitle } from '#contract/card-design.ts';

/** What a thread that draws cards is started with. */
export interface CardThreadData {
  /** The font of titles: the absolute path of its file, and the weight. */
  font: { path: string; weight: number };
  size: CardDesign['size'];
  /** The title that takes most bytes. */
  longest: TypesetTitle;
}

/** A card to be drawn. */
export interface CardJob {
  name: string;
  /** The number of its background. */
  background: number;
  /** The background itself, with the first card that has it. */
  svg?: string;
  title: TypesetTitle;
}

/** What became of it: the PNG, or why there is none. */
export type CardResult = { name: string; png: Uint8Array } | { name: string; failure: string };
