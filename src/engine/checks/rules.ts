import type { Check } from './check.ts';
import { checkAlternatives } from './rules/alternatives.ts';
import { checkAnchors } from './rules/anchors.ts';
import { checkErrorPages } from './rules/error-pages.ts';
import { checkFoldedTexts } from './rules/folded-texts.ts';
import { checkFormerNames } from './rules/former-names.ts';
import { checkGlyphs } from './rules/glyphs.ts';
import { checkLinks } from './rules/links.ts';
import { checkMainHeadings } from './rules/main-headings.ts';
import { checkNames } from './rules/names.ts';
import { checkOrphans } from './rules/orphans.ts';
import { checkPathLengths } from './rules/path-lengths.ts';
import { checkProse } from './rules/prose.ts';
import { checkScaffoldTexts } from './rules/scaffold-texts.ts';
import { checkShadowedRoutes } from './rules/shadowed-routes.ts';
import { checkTexts } from './rules/texts.ts';
import { checkTheme } from './rules/theme.ts';
import { checkTitles } from './rules/titles.ts';
import { checkTranslations } from './rules/translations.ts';
import { checkTypographicQuotes } from './rules/typographic-quotes.ts';
import { checkUnsupportedMarkdown } from './rules/unsupported-markdown.ts';
import { checkUnusedEntries } from './rules/unused-entries.ts';
import { checkUnusedParts } from './rules/unused-parts.ts';
import { checkUnusedPictures } from './rules/unused-pictures.ts';

/** Every check of meaning, in no particular order. A new one is a file in this folder and a line here. */
export const checks: readonly Check[] = [
  checkAlternatives,
  checkAnchors,
  checkTheme,
  checkTranslations,
  checkErrorPages,
  checkFoldedTexts,
  checkFormerNames,
  checkGlyphs,
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
  checkUnusedParts,
  checkUnusedPictures,
];
