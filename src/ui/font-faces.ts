import type { ClientAssets } from '../render/client-assets.ts';
import { fontMetrics } from './fonts/font-metrics.ts';

const families = { text: 'Text', display: 'Display' } as const;

/** The two variable fonts, and system fonts stretched to their metrics so that nothing moves when they arrive. */
export function fontFaces(assets: ClientAssets): string {
  return (['text', 'display'] as const).map((name) => faces(name, assets)).join('');
}

/** The families of a face in the order they are tried: itself, then its stand-ins. */
export function fontStack(name: keyof typeof families): string {
  return [families[name], ...fontMetrics[name].fallbacks.map((_, index) => fallbackName(name, index))]
    .map((family) => `'${family}'`)
    .join(', ');
}

function fallbackName(name: keyof typeof families, index: number): string {
  return `${families[name]} fallback${index === 0 ? '' : ` ${index + 1}`}`;
}

function faces(name: keyof typeof families, assets: ClientAssets): string {
  const { file, fontWeight, fallbacks } = fontMetrics[name];
  const own = `@font-face{font-family:'${families[name]}';src:url('${assets.file(`fonts/${file}`)}') format('woff2');font-weight:${fontWeight};font-display:swap}`;
  const standIns = fallbacks.flatMap((group, index) =>
    group.map((face) => {
      const sources = face.local.map((local) => `local('${local}')`).join(',');
      return `@font-face{font-family:'${fallbackName(name, index)}';src:${sources};font-weight:${face.fontWeight};size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};descent-override:${face.descentOverride};line-gap-override:${face.lineGapOverride}}`;
    }),
  );
  return own + standIns.join('');
}
