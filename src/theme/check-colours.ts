import type { Check } from '#engine/checks/check.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { locate } from '#engine/read/locate.ts';
import { contrast, readableOn } from './ui/colour.ts';
import { lightGrounds, themeColours } from './ui/theme-colours.ts';

/** For long reading: WCAG 2.2, 1.4.6. */
const leastForText = 7;
/** A colour whose own contrast is below this had to be moved so far that it is another colour. */
const leastForAccent = 3;

/** Colours that cannot be read as the author chose them. */
export const checkColours: Check = ({ site }) => {
  const { source, data } = site;
  const { ink, paper } = themeColours(data.theme);
  const diagnostics: Diagnostic[] = [];
  const ratio = contrast(ink, paper);
  if (ratio < leastForText)
    diagnostics.push(
      diagnose(
        'low-contrast',
        source.file,
        locate(source, ['theme', data.theme?.ink === undefined ? 'paper' : 'ink']),
        `Text in ${ink} on ${paper} has a contrast of ${ratio.toFixed(1)} to 1; reading needs ${leastForText}.`,
        'Make the ink darker or the paper lighter.',
      ),
    );
  for (const [name, { colour }] of Object.entries(data.regions)) {
    const grounds = Object.values(lightGrounds({ ink, paper }, colour));
    const worst = Math.min(...grounds.map((ground) => contrast(colour, ground)));
    if (worst >= leastForAccent) continue;
    diagnostics.push(
      diagnose(
        'low-contrast',
        source.file,
        locate(source, ['regions', name, 'colour']),
        `${colour} has a contrast of ${worst.toFixed(1)} to 1 on the page, so it is shown as ${readableOn(colour, grounds, 4.5)} instead.`,
        'Choose a darker colour; one with a contrast of 4.5 or more is shown as it is.',
      ),
    );
  }
  return diagnostics;
};
