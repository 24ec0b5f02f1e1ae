/** What a font is for: running text and everything small, or headings and everything large. */
export const fontRoles = ['text', 'display'] as const;
export type FontRole = (typeof fontRoles)[number];

/** What is measured of a font. Lengths are in its own units. */
export interface FontFacts {
  unitsPerEm: number;
  ascent: number;
  /** Below the line; positive. */
  descent: number;
  lineGap: number;
  /** The weights it can be set in; a font that is not variable has one. */
  weights: { min: number; max: number };
  /** The code points that it has glyphs for, as first and last of each range, in order. */
  characters: (readonly [first: number, last: number])[];
  /** The widths of U+0020 to U+007E by weight (400, 500, 600, 700, or what comes nearest); 0 for what the font has no glyph for. */
  advances: Readonly<Record<number, readonly number[]>>;
}

/** A font of the pages: a WOFF2 file that is published under a name that changes with its content. */
export interface FontAsset {
  /** Absolute path of the file. */
  path: string;
  url: string;
  facts: FontFacts;
}

export type FontMap = Readonly<Record<FontRole, FontAsset>>;

/** A font that a theme brings with it, and what it sets. */
export interface ThemeFont {
  /** Relative to the folder of the theme. */
  file: string;
  /** The keys of YAML files whose texts it sets; left out, every text. */
  keys?: readonly string[];
}
