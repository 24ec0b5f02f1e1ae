declare module 'subset-font' {
  /** The options that the font script uses; the package has more and ships no types. */
  type SubsetOptions = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: readonly string[];
    preserveNameIds?: readonly number[];
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    noHinting?: boolean;
    keepAllGlyphs?: boolean;
  };
  export default function subsetFont(font: Buffer, text: string | undefined, options?: SubsetOptions): Promise<Buffer>;
}
