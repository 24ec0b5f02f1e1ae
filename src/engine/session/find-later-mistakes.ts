import { runChecksAgain } from '#engine/checks/run-checks.ts';
import { withholdConsequences } from '#engine/checks/withhold-consequences.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { identityOf } from '#engine/diagnostics/unique-diagnostics.ts';
import { placeOf } from '#engine/read/locate.ts';
import { lineOfKey, momentOf } from '#engine/resolve/describe-withheld.ts';
import { type Instant, splitPages, type WithheldPage, withheldBy } from '#engine/resolve/live-pages.ts';
import { resolveSite, type SiteParts } from '#engine/resolve/resolve-site.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/** How many instants to come are looked at: one for each day of a year. */
const mostInstants = 366;

/** How many of the pages that come or go at one instant are named. */
const mostCauses = 3;

interface Looking {
  /** What the site is made of, with all its pages. */
  parts: Omit<SiteParts, 'withheld'>;
  /** Those to come, the next one first. */
  instants: readonly Instant[];
  /** What is wrong with the files themselves, and what is wrong with the site today. */
  own: readonly Diagnostic[];
  meaning: readonly Diagnostic[];
  texts: ReadonlyMap<string, string>;
}

/**
 * What is not wrong today and will be: from an instant on that the pages of the site name, or once a draft is published. Nothing
 * is wrong with what visitors see today, so these are warnings; a suppressing comment names the code that they will have then.
 */
export async function findLaterMistakes({ parts, instants, own, meaning, texts }: Looking): Promise<Diagnostic[]> {
  const { pages, now } = parts;
  const known = new Set(meaning.map(identityOf));
  let before = new Set(splitPages(pages, now).live);
  /** What is wrong with the site when these pages are shown, and was not before. */
  const look = async (time: number, { live, withheld }: ReturnType<typeof splitPages>) => {
    const { value: site, diagnostics } = await resolveSite({ ...parts, now: time, pages: live, withheld });
    const after = new Set(live);
    const changed = pages.filter((page) => before.has(page) !== after.has(page));
    before = after;
    const all = [...diagnostics, ...(await runChecksAgain(site, new Set(changed)))];
    const found = withholdConsequences(own, all, { doubts: site.doubts, texts }).filter((one) => !known.has(identityOf(one)));
    for (const diagnostic of found) known.add(identityOf(diagnostic));
    return found;
  };
  const later: Diagnostic[] = [];
  const report = (start: string, diagnostic: Diagnostic) =>
    later.push({ ...diagnostic, severity: 'warning', message: `${start}: ${diagnostic.message}` });
  for (const instant of instants.slice(0, mostInstants)) {
    const found = await look(instant.time, splitPages(pages, instant.time));
    for (const diagnostic of found) report(describeStart(instant, diagnostic), diagnostic);
  }
  const left = instants[mostInstants];
  if (left) later.push(describeLeft(left, instants.length));

  const drafts = new Set(pages.filter((page) => withheldBy(page, now) === 'draft').map(({ source }) => source.file));
  if (drafts.size === 0) return later;
  // A draft may be published after every page that is still to come.
  const isShown = (page: Page) => withheldBy(page, now) !== 'expires';
  const { withheld } = splitPages(pages, now);
  const found = await look(now, { live: pages.filter(isShown), withheld: withheld.filter(({ page }) => !isShown(page)) });
  for (const diagnostic of found) if (drafts.has(diagnostic.file)) report('Once this draft is published', diagnostic);
  return later;
}

/** From 1 December 2026, 00:00 +01:00 on (pages/sale.yaml:3) */
function describeStart({ changes }: Instant, { code }: Diagnostic): string {
  const [first] = changes as [WithheldPage];
  const start = `From ${momentOf(first)} on`;
  // Its message says itself where the key stands.
  if (code === 'withheld-link') return start;
  const more = changes.length > mostCauses ? ` and ${changes.length - mostCauses} more` : '';
  return `${start} (${changes.slice(0, mostCauses).map(lineOfKey).join(', ')}${more})`;
}

function describeLeft(instant: Instant, count: number): Diagnostic {
  const [{ page, key }] = instant.changes as [WithheldPage];
  return diagnose({
    code: 'too-many-instants',
    ...placeOf(page.source, [key]),
    message: `Pages come and go at ${count} moments to come. The first ${mostInstants} of them are checked, and this one is not.`,
    suggestion: 'Check again later, or give pages that belong together the same moment.',
  });
}
