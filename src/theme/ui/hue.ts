import { css, type SerializedStyles } from '@emotion/react';
import { usePage } from '#contract/page-context.tsx';
import { hueColour, hueNames } from './tokens.ts';

/**
 * Gives `--hue` to the elements inside that carry one of these names in `data-hue`, for everything in them.
 * @param names the colours that the block uses: what a page does not show is not written into it
 */
export function useHues(names: readonly (string | undefined)[]): SerializedStyles {
  const { site, regionName } = usePage();
  const rules = hueNames
    .filter((name) => names.includes(name))
    .map((name) => `[data-hue='${name}'] { --hue: ${hueColour(site, regionName, name)}; }`);
  return css(rules.join('\n'));
}
