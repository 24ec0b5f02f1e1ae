import type { FontFacts, FontRole } from '#contract/font-asset.ts';
import { type SystemFont, systemFontAdvances } from './system-font-advances.ts';

/** A face made of a font that the visitor has, stretched until it takes the same room as the web font. */
export interface FallbackFace {
  /** Names for `src: local()`, best first. */
  local: readonly string[];
  fontWeight: string;
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
}

interface FallbackPlan {
  /** Text of the kind that the font sets: its letters decide how wide a fallback must be. */
  sample: string;
  /** The weight that the regular face is measured at. */
  weight: number;
  /** Regular faces are the fallback up to weight 500 and bold ones from 600; without a bold one the regular one is used for all weights. */
  fallbacks: readonly { regular: SystemFont; bold?: SystemFont }[];
}

const plans: Readonly<Record<FontRole, FallbackPlan>> = {
  text: {
    sample:
      'We advise boards, banks and ministries on regulation, technology and growth. Our partners have led the work they recommend: ' +
      'they stay until the change holds, and they measure it. Request a conversation and a partner will answer within 24-48 hours.',
    weight: 400,
    fallbacks: [
      { regular: 'arial', bold: 'arialBold' },
      { regular: 'roboto', bold: 'robotoBold' },
    ],
  },
  display: {
    sample:
      'Strategy that survives contact with the regulator Technology and data protection Our services Sectors we know ' +
      'Transactions, tax and investment Request a conversation Thank you 98% 24 countries',
    weight: 500,
    // Only the name of the brand is bold, and it does not wrap, so bold fallbacks are left out: three faces less on every
    // page.
    fallbacks: [{ regular: 'georgia' }, { regular: 'times' }, { regular: 'notoSerif' }],
  },
};

/** Full names and PostScript names for `local()`, of the font and of fonts with the same widths. */
const localNames: Readonly<Record<SystemFont, readonly string[]>> = {
  arial: ['Arial', 'ArialMT', 'Liberation Sans'],
  arialBold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  georgia: ['Georgia'],
  times: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
  roboto: ['Roboto', 'Roboto-Regular'],
  robotoBold: ['Roboto Bold', 'Roboto-Bold'],
  notoSerif: ['Noto Serif', 'NotoSerif-Regular'],
};

/** How many fallback fonts a font of a role has. */
export function fallbackCount(role: FontRole): number {
  return plans[role].fallbacks.length;
}

/** The fallback faces of a font until it is loaded: in groups of one system font each. */
export function fallbackFaces(role: FontRole, font: FontFacts): FallbackFace[][] {
  const { sample, weight, fallbacks } = plans[role];
  const { min, max } = font.weights;
  const face = (system: SystemFont, measuredAt: number, fontWeight: string): FallbackFace => {
    const size = sizeOf(font, systemFontAdvances[system], { sample, weight: measuredAt });
    const override = (length: number) => percent(length / font.unitsPerEm / size);
    return {
      local: localNames[system],
      fontWeight,
      sizeAdjust: percent(size),
      ascentOverride: override(font.ascent),
      descentOverride: override(font.descent),
      lineGapOverride: override(font.lineGap),
    };
  };
  return fallbacks.map(({ regular, bold }) => {
    const withBold = bold && max > 500 && min <= 500;
    const until = withBold ? 500 : max;
    return [face(regular, weight, min === until ? `${min}` : `${min} ${until}`), ...(withBold ? [face(bold, 600, `501 ${max}`)] : [])];
  });
}

/** How many times as large the system font has to be for the sample to take the same width. Letters that the font lacks do not count. */
function sizeOf(
  { advances, unitsPerEm }: FontFacts,
  system: readonly number[],
  { sample, weight }: { sample: string; weight: number },
): number {
  let [own, other] = [0, 0];
  for (const character of sample) {
    const index = character.charCodeAt(0) - 0x20;
    const advance = advances[weight]?.[index] ?? 0;
    if (advance === 0) continue;
    own += advance / unitsPerEm;
    other += (system[index] ?? 0) / 2048;
  }
  return own > 0 && other > 0 ? own / other : 1;
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2).replace(/\.?0+$/, '')}%`;
}
