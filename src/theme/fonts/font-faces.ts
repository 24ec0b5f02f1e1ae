import type { AssetManifest } from '#contract/asset-manifest.ts';
import { type FallbackFace, fontMetrics } from './font-metrics.ts';

const families = { text: 'Text', display: 'Display' } as const;
const names = ['text', 'display'] as const;

type FaceName = (typeof names)[number];

/**
 * The two variable fonts. Browsers draw with them at once if they have them already, else with their fallbacks: they are not to
 * change fonts by themselves later, which moves text. The script of the page does it, and keeps the lines (after-first-paint.ts).
 */
export function webFonts(assets: AssetManifest): string {
  return names
    .map((name) => {
      const { file, fontWeight } = fontMetrics[name];
      return `@font-face{font-family:'${families[name]}';src:url('${assets.file(`fonts/${file}`)}') format('woff2');font-weight:${fontWeight};font-display:optional}`;
    })
    .join('');
}

/** System fonts stretched to the metrics of the own ones, so that nothing moves when those arrive. */
export const fallbackFonts = names
  .flatMap((name) => fontMetrics[name].fallbacks.flatMap((group, index) => group.map((face) => standIn(fallbackName(name, index), face))))
  .join('');

/** The families of a face in the order they are tried: itself, then its stand-ins. */
export function fontStack(name: FaceName): string {
  return [families[name], ...fontMetrics[name].fallbacks.map((_, index) => fallbackName(name, index))]
    .map((family) => `'${family}'`)
    .join(', ');
}

/** A short name: every page carries it several times. */
function fallbackName(name: FaceName, index: number): string {
  return `${families[name]} ${index + 2}`;
}

function standIn(family: string, face: FallbackFace): string {
  const sources = face.local.map((local) => `local('${local}')`).join(',');
  return `@font-face{font-family:'${family}';src:${sources};font-weight:${face.fontWeight};size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};descent-override:${face.descentOverride};line-gap-override:${face.lineGapOverride}}`;
}
