import fc from 'fast-check';
import { expect } from 'vitest';
import { contrast } from '#theme/ui/colour.ts';
import { hueColour, hueNames, tokenStyles } from '#theme/ui/tokens.ts';
import { siteOf, smallestSite } from '../make-site.ts';

/** Any colour, as #rrggbb. */
export const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

/** The custom properties of a site in one of its two schemes, and its named colours as `hue-teal`. */
export function tokensOf(brandColour: string, theme = ''): Record<'light' | 'dark', (name: string) => string> {
  const { data } = siteOf(smallestSite.replace('colour: "#204080"', `colour: "${brandColour}"`) + theme);
  const hues = hueNames.map((name) => `--hue-${name}:${hueColour(data, 'main', name)};`);
  const styles = tokenStyles(data, 'main') + hues.join('');
  const read = (scheme: 0 | 1) => (name: string) => {
    const value = styles.match(new RegExp(`--${name}:([^;}]+)`))?.[1] ?? '';
    return value.match(/#[0-9a-f]{6}/g)?.at(value.startsWith('light-dark(') ? scheme : 0) as string;
  };
  return { light: read(0), dark: read(1) };
}

/** Badges stand on the tint of the colour that a site has chosen. */
export function canBeReadOnTint(numRuns: number): void {
  fc.assert(
    fc.property(colour, (brandColour) => {
      for (const scheme of Object.values(tokensOf(brandColour))) {
        for (const name of ['accent', 'hue-teal', 'hue-amber'])
          expect(contrast(scheme(name), scheme('tint')), name).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns },
  );
}
