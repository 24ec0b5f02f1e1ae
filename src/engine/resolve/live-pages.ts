import { toMoment } from '#contract/moments.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/** A key of a page that keeps it from visitors: always, until an instant, or from an instant on. */
export type WithholdingKey = 'draft' | 'publish' | 'expires';

/** A page that visitors do not see at the instant of the site, or begin or cease to see at some instant, and the key that says so. */
export interface WithheldPage {
  page: Page;
  key: WithholdingKey;
}

/** A moment to come at which visitors see other pages than before. */
export interface Instant {
  /** Milliseconds since 1970. */
  time: number;
  /** The pages that come or go, each with the key that says so. */
  changes: WithheldPage[];
}

/** The key that keeps a page from visitors; undefined for a live page. @param now milliseconds since 1970 */
export function withheldBy({ data: { status, draft, publish, expires } }: Page, now: number): WithholdingKey | undefined {
  // An error page is needed at any time; that it has such a key is reported.
  if (status !== undefined) return undefined;
  if (draft) return 'draft';
  if (timeOf(publish, Number.NEGATIVE_INFINITY) > now) return 'publish';
  if (timeOf(expires, Number.POSITIVE_INFINITY) <= now) return 'expires';
  return undefined;
}

/** The pages that visitors see at an instant, and the others. */
export function splitPages(pages: readonly Page[], now: number): { live: Page[]; withheld: WithheldPage[] } {
  const live: Page[] = [];
  const withheld: WithheldPage[] = [];
  for (const page of pages) {
    const key = withheldBy(page, now);
    if (key) withheld.push({ page, key });
    else live.push(page);
  }
  return { live, withheld };
}

/** Every instant after now at which a page comes or goes, the next one first. */
export function listInstants(pages: readonly Page[], now: number): Instant[] {
  const instants = new Map<number, Instant>();
  const add = (time: number, change: WithheldPage) => {
    if (time <= now || time === Number.POSITIVE_INFINITY) return;
    const instant = instants.get(time) ?? { time, changes: [] };
    instant.changes.push(change);
    instants.set(time, instant);
  };
  for (const page of pages) {
    const { status, draft, publish, expires } = page.data;
    if (draft || status !== undefined || (publish === undefined && expires === undefined)) continue;
    const start = timeOf(publish, Number.NEGATIVE_INFINITY);
    const end = timeOf(expires, Number.POSITIVE_INFINITY);
    // A page that expires before it is published never comes.
    if (start >= end) continue;
    add(start, { page, key: 'publish' });
    add(end, { page, key: 'expires' });
  }
  return [...instants.values()].sort((a, b) => a.time - b.time);
}

/** Milliseconds since 1970 of what a key of a page says. @param otherwise where it says nothing */
function timeOf(written: string | undefined, otherwise: number): number {
  return (written === undefined ? undefined : toMoment(written)) ?? otherwise;
}
