import { directionOf } from '#contract/direction.ts';
import type { ThemeRenderer } from '#contract/theme.ts';
import { cardDesign } from './card/draw-card.ts';
import { fallbackFonts, webFonts } from './fonts/font-faces.ts';
import { Bottom, Main, Top } from './layout/layout.tsx';
import { globalStyles } from './ui/global-styles.ts';
import { IconSprite } from './ui/icon.tsx';
import { rightToLeftStyles } from './ui/right-to-left.ts';
import { tokenStyles } from './ui/tokens.ts';

export const renderer: ThemeRenderer = {
  Top,
  Main,
  Bottom,
  Sprite: IconSprite,
  styles: (site, regionName, fonts) =>
    fallbackFonts(fonts) +
    tokenStyles(site, regionName) +
    globalStyles +
    (directionOf(site.regions[regionName]?.lang ?? 'en') === 'rtl' ? rightToLeftStyles : ''),
  webFonts,
  card: cardDesign,
};
