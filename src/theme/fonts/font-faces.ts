import { type FontMap, type FontRole, fontRoles } from '#contract/font-asset.ts';
import { type FallbackFace, fallbackCount, fallbackFaces } from './fallback-faces.ts';

const families = { text: 'Text', display: 'Display' } as const;

/**
 * The web fonts. `font-display: optional`: browsers use them if they are loaded already, else the fallbacks, and never
 * change fonts later, which would move text. The script of the page changes them and keeps the lines (after-first-paint.ts).
 */
export function webFonts(fonts: FontMap): string {
  return fontRoles
    .map((role) => {
      const { url, facts } = fonts[role];
      const { min, max } = facts.weights;
      return `@font-face{font-family:'${families[role]}';src:url('${url}') format('woff2');font-weight:${min === max ? min : `${min} ${max}`};font-display:optional}`;
    })
    .join('');
}

/** System fonts stretched to the metrics of the web fonts, so that nothing moves when the web fonts are loaded. */
export function fallbackFonts(fonts: FontMap): string {
  return fontRoles
    .flatMap((role) =>
      fallbackFaces(role, fonts[role].facts).flatMap((group, index) => group.map((face) => fontFace(fallbackName(role, index), face))),
    )
    .join('');
}

/** The families of a role in the order they are tried: the web font, then its fallbacks. */
export function fontStack(role: FontRole): string {
  return [families[role], ...Array.from({ length: fallbackCount(role) }, (_, index) => fallbackName(role, index))]
    .map((family) => `'${family}'`)
    .join(', ');
}

/** A short name: every page carries it several times. */
function fallbackName(role: FontRole, index: number): string {
  return `${families[role]} ${index + 2}`;
}

function fontFace(family: string, face: FallbackFace): string {
  const sources = face.local.map((local) => `local('${local}')`).join(',');
  return `@font-face{font-family:'${family}';src:${sources};font-weight:${face.fontWeight};size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};descent-override:${face.descentOverride};line-gap-override:${face.lineGapOverride}}`;
}
