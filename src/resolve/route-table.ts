import { matchRoutes } from 'react-router-dom';
import type { Page } from '../validate/validate-document.ts';

/** One address, or pattern of addresses, that a page claims. */
export interface RoutePattern {
  /** /team or /products/* */
  pattern: string;
  kind: 'canonical' | 'alias' | 'wildcard';
  page: Page;
}

export interface RouteTable<Entry extends Pick<RoutePattern, 'pattern' | 'kind'> = RoutePattern> {
  patterns: readonly Entry[];
  /** What answers a path; undefined for an unknown path. A trailing slash makes no difference. */
  match(path: string): Entry | undefined;
}

/**
 * Matches paths as React Router ranks them: exact addresses before wildcards, longer wildcards before shorter.
 * An exact address always outranks a wildcard, so it is looked up in a map and only wildcards go through `matchRoutes`,
 * which ranks all it is given on every call.
 */
export function createRouteTable<Entry extends Pick<RoutePattern, 'pattern' | 'kind'>>(patterns: readonly Entry[]): RouteTable<Entry> {
  const exact = new Map<string, Entry>();
  for (const entry of patterns) if (entry.kind !== 'wildcard' && !exact.has(entry.pattern)) exact.set(entry.pattern, entry);
  const wildcards = patterns.filter((entry) => entry.kind === 'wildcard');
  const routes = wildcards.map((entry, index) => ({ path: entry.pattern, id: String(index), caseSensitive: true }));
  return {
    patterns,
    match(path) {
      const normal = normalisePath(path);
      const found = exact.get(normal);
      if (found) return found;
      const matched = routes.length > 0 ? matchRoutes(routes, normal)?.at(-1)?.route.id : undefined;
      return matched === undefined ? undefined : wildcards[Number(matched)];
    },
  };
}

/** Without query, fragment and trailing slash, and with `.` and `..` followed, as a browser does before it asks. */
export function normalisePath(path: string): string {
  const bare = followDots(path.replace(/[?#].*$/s, '')).replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

function followDots(path: string): string {
  if (!/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return path;
  const kept: string[] = [];
  for (const segment of path.split('/').slice(1)) {
    const dots = segment.replace(/%2e/gi, '.');
    if (dots === '..') kept.pop();
    else if (dots !== '.') kept.push(segment);
  }
  return `/${kept.join('/')}`;
}
