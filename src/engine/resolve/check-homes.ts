import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { ValidSite } from '#engine/validate/validate-document.ts';
import { describeWithheldLink } from './describe-withheld.ts';
import { mayAnswer } from './doubts.ts';
import type { Site } from './resolve-site.ts';
import { normalisePath, type RoutePattern } from './route-table.ts';

/** Every region has a page as its home. */
export function checkHomes(site: ValidSite, { table, withheld, doubts }: Pick<Site, 'table' | 'withheld' | 'doubts'>): Diagnostic[] {
  const isPage = (match: RoutePattern | undefined) => match !== undefined && match.kind !== 'wildcard';
  return Object.entries(site.data.regions)
    .filter(([, region]) => !isPage(table.match(region.home)) && !mayAnswer(doubts, region.home))
    .map(([name, region]) => {
      const place = placeOf(site.source, ['regions', name, 'home']);
      const found = withheld.find(normalisePath(region.home));
      if (found) return describeWithheldLink(place, normalisePath(region.home), found);
      return diagnose({
        code: 'missing-home',
        ...place,
        message: `The home of ${region.name} is ${region.home}, and no page has that path.`,
        suggestion: `Add a page with "route: ${region.home}", or correct the home.`,
      });
    });
}
