import { describeMoment } from '#contract/moments.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { lineOfPlace, type Place, placeOf } from '#engine/read/locate.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { type WithheldPage, withheldBy } from './live-pages.ts';

/** Why visitors do not see a page, behind its path, and where that is written: is a draft (pages/team.yaml:2). */
export function describeWithheld(withheld: WithheldPage): string {
  const moment = momentOf(withheld);
  const reasons = { draft: 'is a draft', publish: `is published only at ${moment}`, expires: `expired at ${moment}` };
  return `${reasons[withheld.key]} (${lineOfKey(withheld)})`;
}

/** Why visitors do not see a page, in the words of a badge (Draft); undefined where they see it. @param now milliseconds since 1970 */
export function badgeOf(page: Page, now: number): string | undefined {
  const key = withheldBy(page, now);
  if (!key) return undefined;
  const moment = momentOf({ page, key });
  return { draft: 'Draft', publish: `To be published at ${moment}`, expires: `Expired at ${moment}` }[key];
}

/** The moment that the key names; empty for a draft. */
export function momentOf({ page, key }: WithheldPage): string {
  const written = page.data[key];
  return typeof written === 'string' ? describeMoment(written) : '';
}

/** Where the key is written: pages/team.yaml:2. */
export function lineOfKey({ page, key }: WithheldPage): string {
  return lineOfPlace(placeOf(page.source, [key]));
}

const suggestions = {
  draft: 'Take the link out until the page is published, or "draft: true" out of the page.',
  publish: 'Take the link out until then, or give the page an earlier "publish".',
  expires: 'Take the link out, or give the page a later "expires".',
};

/** A link, or a home, that leads to a page which visitors do not see. @param place of the link */
export function describeWithheldLink(place: Place, path: string, withheld: WithheldPage): Diagnostic {
  return diagnose({
    code: 'withheld-link',
    ...place,
    message: `${path} ${describeWithheld(withheld)}.`,
    suggestion: suggestions[withheld.key],
  });
}
