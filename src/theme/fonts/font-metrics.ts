// Made by subset-fonts.ts: change that file, then run it.

/** A face made of a font that the visitor has, stretched until it takes the same room as the family it stands in for. */
export type FallbackFace = {
  /** Names for `src: local()`, best first. */
  local: readonly string[];
  fontWeight: string;
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
};

/** `fallbacks` come in groups of one font each: give each group a family name of its own, in this order. */
export type FontMetrics = {
  file: string;
  fontWeight: string;
  fallbacks: readonly (readonly FallbackFace[])[];
};

export const fontMetrics: Readonly<Record<'text' | 'display', FontMetrics>> = {
  text: {
    file: 'text.woff2',
    fontWeight: '400 700',
    fallbacks: [
      [
        {
          local: ['Arial', 'ArialMT', 'Liberation Sans'],
          fontWeight: '400 500',
          sizeAdjust: '107.02%',
          ascentOverride: '90.52%',
          descentOverride: '22.54%',
          lineGapOverride: '0%',
        },
        {
          local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
          fontWeight: '501 700',
          sizeAdjust: '101.56%',
          ascentOverride: '95.39%',
          descentOverride: '23.75%',
          lineGapOverride: '0%',
        },
      ],
      [
        {
          local: ['Roboto', 'Roboto-Regular'],
          fontWeight: '400 500',
          sizeAdjust: '107.59%',
          ascentOverride: '90.04%',
          descentOverride: '22.42%',
          lineGapOverride: '0%',
        },
        {
          local: ['Roboto Bold', 'Roboto-Bold'],
          fontWeight: '501 700',
          sizeAdjust: '108.1%',
          ascentOverride: '89.62%',
          descentOverride: '22.31%',
          lineGapOverride: '0%',
        },
      ],
    ],
  },
  display: {
    file: 'display.woff2',
    fontWeight: '400 600',
    fallbacks: [
      [
        {
          local: ['Georgia'],
          fontWeight: '400 600',
          sizeAdjust: '96.27%',
          ascentOverride: '107.62%',
          descentOverride: '34.8%',
          lineGapOverride: '0%',
        },
      ],
      [
        {
          local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
          fontWeight: '400 600',
          sizeAdjust: '105.72%',
          ascentOverride: '98%',
          descentOverride: '31.69%',
          lineGapOverride: '0%',
        },
      ],
      [
        {
          local: ['Noto Serif', 'NotoSerif-Regular'],
          fontWeight: '400 600',
          sizeAdjust: '89.07%',
          ascentOverride: '116.31%',
          descentOverride: '37.61%',
          lineGapOverride: '0%',
        },
      ],
    ],
  },
};
