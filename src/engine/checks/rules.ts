import type { Check } from './check.ts';
import { checkAlternatives } from './rules/alternatives.ts';
import { checkAnalytics } from './rules/analytics.ts';
import { checkAnchors } from './rules/anchors.ts';
import { checkCollections } from './rules/collections.ts';
import { checkDeploy } from './rules/deploy.ts';
import { checkEntries } from './rules/entries.ts';
import { checkErrorPages } from './rules/error-pages.ts';
import { checkFoldedTexts } from './rules/folded-texts.ts';
import { checkFormerNames } from './rules/former-names.ts';
import { checkFutureDates } from './rules/future-dates.ts';
import { checkGlyphs } from './rules/glyphs.ts';
import { checkLinks } from './rules/links.ts';
import { checkMainHeadings } from './rules/main-headings.ts';
import { checkNames } from './rules/names.ts';
import { checkNotes } from './rules/notes.ts';
import { checkOrphans } from './rules/orphans.ts';
import { checkPathLengths } from './rules/path-lengths.ts';
import { checkProse } from './rules/prose.ts';
import { checkPublishing } from './rules/publishing.ts';
import { checkQueries } from './rules/queries.ts';
import { checkScaffoldTexts } from './rules/scaffold-texts.ts';
import { checkSearchPages } from './rules/search-pages.ts';
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

// A new check is a file in this folder and a line in one of these lists, which are in no particular order.

/** Checks that look at each page by itself. */
export const pageChecks: readonly Check[] = [
  checkAlternatives,
  checkAnchors,
  checkFoldedTexts,
  checkGlyphs,
  checkMainHeadings,
  checkNotes,
  checkPathLengths,
  checkProse,
  checkScaffoldTexts,
  checkShadowedRoutes,
  checkTexts,
  checkTypographicQuotes,
  checkUnsupportedMarkdown,
];

/** Checks that compare pages: when one comes or goes, they may find something in another. */
export const groupChecks: readonly Check[] = [checkEntries, checkFormerNames, checkNames, checkQueries, checkTitles, checkTranslations];

/**
 * Checks that find the same whichever pages visitors see, or of which nothing can be put right before they see them; and that
 * of links, which has a way of its own to look at some of them again.
 */
const siteChecks: readonly Check[] = [
  checkAnalytics,
  checkCollections,
  checkDeploy,
  checkErrorPages,
  checkFutureDates,
  checkLinks,
  checkOrphans,
  checkPublishing,
  checkSearchPages,
  checkTheme,
  checkUnusedEntries,
  checkUnusedParts,
  checkUnusedPictures,
];

/** Every check of meaning. */
export const checks: readonly Check[] = [...pageChecks, ...groupChecks, ...siteChecks];
