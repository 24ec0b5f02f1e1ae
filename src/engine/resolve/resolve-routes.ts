import type { DataPath } from '#contract/data-path.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import { valueAt } from '#engine/read/value-at.ts';
import { hasRoute } from '#engine/validate/read-page-routes.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { createRouteTable, type RoutePattern, type RouteTable } from './route-table.ts';

interface Claim extends Omit<RoutePattern, 'kind'> {
  kind: RoutePattern['kind'] | 'former';
  path: DataPath;
}

export interface ResolvedRoutes {
  table: RouteTable;
  /** Former paths, each with the page that is to be found elsewhere now. */
  redirects: Map<string, Page>;
  diagnostics: Diagnostic[];
}

/**
 * The route table of all pages; two pages that claim one path, and a page that claims none, are diagnostics.
 * @param topicNames the topics of a collection
 */
export function resolveRoutes(pages: readonly Page[], topicNames: (collection: string) => readonly string[]): ResolvedRoutes {
  const diagnostics: Diagnostic[] = [];
  const claims: Claim[] = [];
  for (const page of pages) {
    const { route, topicsOf, aliases = [], formerPaths = [], wildcards = [] } = page.data;
    if (!hasRoute(page.data) && !mayHaveRoute(page) && !page.entry) {
      diagnostics.push(
        diagnose({
          code: 'missing-route',
          ...placeOf(page.source, []),
          message: 'The page has no path.',
          suggestion: 'Add "route: /path"; or "status: 404" if this is the page for unknown paths.',
        }),
      );
    }
    if (topicsOf !== undefined && route?.includes('{topic}')) {
      for (const topic of topicNames(topicsOf))
        claims.push({ pattern: topicPath(route, topic), kind: 'canonical', page, path: ['route'], topic });
      // Any further path would be that of all topics, which is reported.
      continue;
    }
    if (route !== undefined) claims.push({ pattern: route, kind: 'canonical', page, path: ['route'] });
    aliases.forEach((pattern, index) => {
      claims.push({ pattern, kind: 'alias', page, path: ['aliases', index] });
    });
    formerPaths.forEach((pattern, index) => {
      claims.push({ pattern, kind: 'former', page, path: ['formerPaths', index] });
    });
    wildcards.forEach((pattern, index) => {
      claims.push({ pattern, kind: 'wildcard', page, path: ['wildcards', index] });
    });
  }

  const first = new Map<string, Claim>();
  const contested = new Set<Claim>();
  for (const claim of claims) {
    const earlier = first.get(claim.pattern);
    if (!earlier) {
      first.set(claim.pattern, claim);
      continue;
    }
    diagnostics.push(describeRival(claim, earlier));
    // A page that claims a path twice is reported at the second claim; the first of several pages with one path only once.
    if (earlier.page === claim.page || contested.has(earlier)) continue;
    contested.add(earlier);
    diagnostics.push(describeRival(earlier, claim));
  }
  diagnostics.push(...findDuplicateStatus(pages, first));
  const won = [...first.values()];
  return {
    table: createRouteTable(won.filter((claim): claim is Claim & RoutePattern => claim.kind !== 'former')),
    redirects: new Map(won.flatMap(({ kind, pattern, page }) => (kind === 'former' && page.data.route ? [[pattern, page]] : []))),
    diagnostics,
  };
}

/** The path of the page of a topic. @param route with {topic} */
export function topicPath(route: string, topic: string): string {
  return route.replaceAll('{topic}', topic);
}

/** Whether a page without a path has one that is only written wrong. */
function mayHaveRoute({ source, unsound }: Page): boolean {
  if (!unsound) return false;
  return [...unsound.lost].some((key) => key === 'route' || key === 'status' || String(valueAt(source.data, [key])).startsWith('/'));
}

/** Reported at both pages: either may be the one that has to move. */
function describeRival(claim: Claim, rival: Claim): Diagnostic {
  const { start } = placeOf(rival.page.source, rival.path).range;
  const holder = rival.page === claim.page ? 'this page' : rival.page.source.file;
  return diagnose({
    code: 'duplicate-route',
    ...placeOf(claim.page.source, claim.path),
    message: `The path ${claim.pattern} is taken: ${holder} claims it on line ${start.line}.`,
    suggestion:
      claim.kind === 'former' || rival.kind === 'former'
        ? 'Take it out of the former paths: who comes there finds the page that has it now.'
        : 'Give one of the two another path.',
  });
}

function findDuplicateStatus(pages: readonly Page[], claims: ReadonlyMap<string, Claim>): Diagnostic[] {
  const first = new Map<number, Page>();
  const diagnostics: Diagnostic[] = [];
  for (const page of pages) {
    const { status } = page.data;
    if (status === undefined) continue;
    const earlier = first.get(status);
    if (earlier) diagnostics.push(describeSecond(page, earlier), describeSecond(earlier, page));
    else first.set(status, page);
    const claim = claims.get(`/${status}`);
    if (claim && claim.page !== page) diagnostics.push(describeTaken(claim, page), describeClaimed(page, claim));
  }
  return diagnostics;
}

function describeSecond(page: Page, other: Page): Diagnostic {
  return diagnose({
    code: 'duplicate-route',
    ...placeOf(page.source, ['status']),
    message: `The status ${page.data.status} has a page already: ${other.source.file}.`,
    suggestion: 'Delete one of the two pages.',
  });
}

/** A page that claims the path of an error page, such as /404. */
function describeTaken(claim: Claim, page: Page): Diagnostic {
  return diagnose({
    code: 'duplicate-route',
    ...placeOf(claim.page.source, claim.path),
    message: `The path ${claim.pattern} is taken: ${page.source.file} is the page for the status ${page.data.status}.`,
    suggestion: 'Give the page another path.',
  });
}

function describeClaimed(page: Page, claim: Claim): Diagnostic {
  return diagnose({
    code: 'duplicate-route',
    ...placeOf(page.source, ['status']),
    message: `The page for the status ${page.data.status} has the path ${claim.pattern}, and ${claim.page.source.file} claims it too.`,
    suggestion: 'Give the other page another path.',
  });
}
