import { createGuesser } from '#contract/nearest.ts';
import type { Check } from '#engine/checks/check.ts';
import { collectLinks } from '#engine/checks/collect-links.ts';
import { rememberFindings } from '#engine/checks/remember-findings.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import { normalisePath } from '#engine/resolve/route-table.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/** A page that nothing links to is found by nobody who does not know its path. */
export const checkOrphans: Check = (site) => {
  const { pages, table, settings } = site;
  const reached = new Set<Page>();
  const guess = createGuesser();
  const paths = table.patterns.flatMap(({ pattern, kind }) => (kind === 'wildcard' ? [] : [pattern]));
  for (const { target, from } of collectLinks(site)) {
    if (!target.startsWith('/')) continue;
    const path = normalisePath(target);
    // A dead link is often a misspelt one.
    const page = (table.match(path) ?? table.match(guess(path, () => paths).guess ?? path))?.page;
    // A page that links to itself leads nobody there.
    if (page && page !== from?.page) reached.add(page);
  }
  for (const { regions } of settings.values()) {
    for (const { home } of Object.values(regions)) {
      const page = table.match(normalisePath(home))?.page;
      if (page) reached.add(page);
    }
  }
  for (const { queries } of site.routes) for (const { result } of queries) for (const { page } of result.found) reached.add(page);
  return (
    pages
      // The entries of a topic lead to the page of the topic.
      .filter(({ data }) => data.topicsOf === undefined)
      .filter((page) => page.data.route !== undefined && !reached.has(page))
      .flatMap(describeOrphan)
  );
};

/** What is said of a page that nothing links to. */
export const describeOrphan = rememberFindings(({ source, data }: Page) => [
  diagnose({
    code: 'orphan-page',
    ...placeOf(source, ['route']),
    message: `No page, menu or footer links to ${data.route}.`,
    suggestion: 'Link to it, for example from a menu of site.yaml, or delete the page.',
  }),
]);
