import { checkAlternatives } from './alternatives.ts';
import { checkAnchors } from './anchors.ts';
import type { Check } from './check.ts';
import { checkColours } from './colours.ts';
import { checkEquivalents } from './equivalents.ts';
import { checkErrorPages } from './error-pages.ts';
import { checkFoldedTexts } from './folded-texts.ts';
import { checkLinks } from './links.ts';
import { checkMainHeadings } from './main-headings.ts';
import { checkNames } from './names.ts';
import { checkOrphans } from './orphans.ts';
import { checkPathLengths } from './path-lengths.ts';
import { checkProse } from './prose.ts';
import { checkScaffoldTexts } from './scaffold-texts.ts';
import { checkShadowedRoutes } from './shadowed-routes.ts';
import { checkTexts } from './texts.ts';
import { checkTitles } from './titles.ts';
import { checkTypographicQuotes } from './typographic-quotes.ts';
import { checkUnsupportedMarkdown } from './unsupported-markdown.ts';
import { checkUnusedEntries } from './unused-entries.ts';
import { checkUnusedPictures } from './unused-pictures.ts';

/** Every check of meaning, in no particular order. A new one is a file in this folder and a line here. */
export const checks: readonly Check[] = [
  checkAlternatives,
  checkAnchors,
  checkColours,
  checkEquivalents,
  checkErrorPages,
  checkFoldedTexts,
  checkLinks,
  checkMainHeadings,
  checkNames,
  checkOrphans,
  checkPathLengths,
  checkProse,
  checkScaffoldTexts,
  checkShadowedRoutes,
  checkTexts,
  checkTitles,
  checkTypographicQuotes,
  checkUnsupportedMarkdown,
  checkUnusedEntries,
  checkUnusedPictures,
];
