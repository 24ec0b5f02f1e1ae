import type { BlockProblem } from '#contract/block-check.ts';
import type { SiteConfig } from '#contract/site-config.ts';
import { settingsOf } from './settings.ts';
import { contrast, readableOn } from './ui/colour.ts';
import { lightGrounds } from './ui/theme-colours.ts';

/** The contrast for running text (WCAG 2.2, 1.4.6). */
const leastForText = 7;
/** Below this contrast a colour has to be changed so much that it looks like another colour. */
const leastForAccent = 3;

/** Reports colours of site.yaml that are unreadable as they are. */
export function checkColours(site: SiteConfig): BlockProblem[] {
  const { ink, paper } = settingsOf(site);
  const problems: BlockProblem[] = [];
  const ratio = contrast(ink, paper);
  if (ratio < leastForText)
    problems.push({
      code: 'low-contrast',
      path: ['theme', (site.theme as { ink?: string } | undefined)?.ink === undefined ? 'paper' : 'ink'],
      message: `Text in ${ink} on ${paper} has a contrast of ${ratio.toFixed(1)} to 1; reading needs ${leastForText}.`,
      suggestion: 'Make the ink darker or the paper lighter.',
    });
  for (const [name, { colour }] of Object.entries(site.regions)) {
    const grounds = Object.values(lightGrounds({ ink, paper }, colour));
    const worst = Math.min(...grounds.map((ground) => contrast(colour, ground)));
    if (worst >= leastForAccent) continue;
    problems.push({
      code: 'low-contrast',
      path: ['regions', name, 'colour'],
      message: `${colour} has a contrast of ${worst.toFixed(1)} to 1 on the page, so it is shown as ${readableOn(colour, grounds, 4.5)} instead.`,
      suggestion: 'Choose a darker colour; one with a contrast of 4.5 or more is shown as it is.',
    });
  }
  return problems;
}
