import { timeOf } from '#contract/moments.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import type { ReleaseCheck } from './release-check.ts';

/** Drafts whose day of publication has come. */
export const checkOverdueDrafts: ReleaseCheck = (site) =>
  site.withheld.pages.flatMap(({ page, key }) => {
    const due = key === 'draft' ? findDue(page, site) : undefined;
    if (!due) return [];
    return diagnose({
      code: 'overdue-draft',
      ...placeOf(page.source, [due.key]),
      message: `The page should have been published on ${due.written.slice(0, 10)}, and "draft: true" still keeps it from visitors.`,
      suggestion: 'Take "draft: true" out, or give it a later day.',
    });
  });

/** The key that holds a day or moment in the past at which the page is, or says that it is, published. */
function findDue({ data, entry }: Page, { kinds, now }: Site): { key: string; written: string } | undefined {
  const properties = (entry?.kind !== undefined && kinds.get(entry.kind)?.schema.properties) || {};
  const keys = ['publish', ...Object.keys(properties).filter((key) => properties[key]?.publication)];
  for (const key of keys) {
    const written = (data as Readonly<Record<string, unknown>>)[key];
    const time = typeof written === 'string' ? timeOf(written) : undefined;
    // `publish` decides where there is one, and comes first.
    if (time !== undefined) return time <= now ? { key, written: String(written) } : undefined;
  }
  return undefined;
}
