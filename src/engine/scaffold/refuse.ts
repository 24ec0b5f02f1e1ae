import { joinWords } from '#contract/join-words.ts';
import { nearest } from '#contract/nearest.ts';
import { npmRun } from '#engine/npm-run.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { pageSchema } from '#engine/schema/page-schema.ts';
import type { Session } from '#engine/session/session.ts';

/** Why nothing can be added to a site whose settings cannot be used. */
export function refuseSettings({ options: { root }, diagnostics }: Session): string {
  const missing = diagnostics.find(({ code }) => code === 'missing-site-file');
  if (missing) return `${missing.message} ${missing.suggestion}`;
  return `site.yaml has mistakes; correct them first (${npmRun('check', root)} lists them).`;
}

/** Why a page cannot have a path, where it cannot. */
export function refuseRoute(route: string, site: Site): string | undefined {
  const { pattern, patternErrorMessage } = pageSchema.properties.route;
  if (!new RegExp(pattern).test(route)) return `"${route}" ${patternErrorMessage}.`;
  const match = site.table.match(route) ?? site.withheld.table.match(route);
  if (match && match.kind !== 'wildcard') return `The path ${route} is taken by ${match.page.source.file}. Nothing was written.`;
  return undefined;
}

/** Why a name cannot be taken, where it is none of those that there are. @param noun what it names: region */
export function refuseName(name: string, known: readonly string[], noun: string): string | undefined {
  if (known.includes(name)) return undefined;
  const guess = nearest(name, known);
  return `There is no ${noun} "${name}".${guess ? ` Did you mean "${guess}"?` : ''} Known are ${joinWords(known, 'and')}.`;
}
