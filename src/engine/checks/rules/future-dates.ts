import { timeOf } from '#contract/moments.ts';
import type { Check } from '#engine/checks/check.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';

/** How much earlier than in UTC a day begins where it begins first, in milliseconds. */
const earliest = 14 * 60 * 60 * 1000;

/** Entries that say they are published on a day to come, and that visitors can read today. */
export const checkFutureDates: Check = ({ pages, kinds, now }) =>
  pages.flatMap(({ source, data, entry }) => {
    const properties = (entry?.kind !== undefined && kinds.get(entry.kind)?.schema.properties) || {};
    return Object.entries(properties).flatMap(([key, { publication }]) => {
      const written = (data as Readonly<Record<string, unknown>>)[key];
      const time = publication && typeof written === 'string' ? timeOf(written) : undefined;
      if (time === undefined || time - earliest <= now) return [];
      return [
        diagnose({
          code: 'future-date',
          ...placeOf(source, [key]),
          message: `The day ${written} is still to come, and visitors can read the entry already.`,
          suggestion: `Keep it back with "publish: ${written}T09:00+00:00", or correct the day.`,
        }),
      ];
    });
  });
