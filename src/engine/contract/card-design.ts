import type { RegionConfig, SiteConfig } from '#engine/schema/site-schema.ts';
import type { ImageAsset } from './image-asset.ts';

/** What the picture of a page for social networks shows. */
export interface SocialCard {
  title: string;
  site: SiteConfig;
  region: RegionConfig;
  /** The line drawing of the region. */
  motif?: ImageAsset;
}

/** A drawing as an `<svg>` element, with the size of its viewBox. */
export interface CardDrawing {
  width: number;
  height: number;
  svg: string;
}

/** Sets text in one font, as outlines: no font of the machine takes part. */
export interface Typesetter {
  /** Another one for each font and weight. */
  id: string;
  /** Width in px. */
  measure(text: string, size: number): number;
  /** SVG paths of a line of text; its baseline starts at 0 0. */
  outline(text: string, size: number): string;
  /** Lines no wider than `width` px; a longer word stands alone. */
  wrap(text: string, size: number, width: number): string[];
}

/** Which weight of a font the cards are set in. */
export interface CardFont {
  weight: number;
}

/** A title broken into lines of one size, set in white. */
export interface TypesetTitle {
  /** In px. */
  size: number;
  /** Where the baseline of each line begins, in px from the left upper corner of the card. */
  lines: { text: string; x: number; y: number }[];
}

/** How the pictures of pages for social networks look. */
export interface CardDesign {
  /** In px. */
  size: { width: number; height: number };
  fonts: Readonly<Record<'display' | 'text', CardFont>>;
  /** Everything that the cards of a region have in common, as SVG. */
  drawBackground(
    card: Pick<SocialCard, 'site' | 'region'> & { motif?: CardDrawing },
    fonts: Readonly<Record<'display' | 'text', Typesetter>>,
  ): string;
  typesetTitle(title: string, display: Typesetter): TypesetTitle;
  /** The longest title that fits. The number of colours of a region's cards is chosen so that a card with it stays small enough. */
  longestTitle: string;
}
