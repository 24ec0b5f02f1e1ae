import { createRequire } from 'node:module';
import type * as Router from 'react-router-dom';
import type { Page } from '#engine/validate/validate-document.ts';

const require = createRequire(import.meta.url);

/**
 * Loaded for the first path that lies below a wildcard: React Router loads React, and takes as long to load as a small site takes to be
 * checked.
 */
let router: typeof Router | undefined;

/** One path, or pattern of paths, that a page claims. */
export interface RoutePattern {
  /** /team or /products/* */
  pattern: string;
  /** `numbered` is a further page of a list: /journal/2. */
  kind: 'canonical' | 'alias' | 'wildcard' | 'numbered';
  page: Page;
  /** Of the page of a topic: its name. */
  topic?: string;
  /** Of a further page of a list: which, from 2. */
  number?: number;
}

export interface RouteTable<Entry extends Pick<RoutePattern, 'pattern' | 'kind'> = RoutePattern> {
  patterns: readonly Entry[];
  /** What answers a path; undefined for an unknown path. A trailing slash makes no difference. */
  match(path: string): Entry | undefined;
  /** The same table with other entries of the same patterns, which is quicker than to make a new one. */
  replace(change: (entry: Entry) => Entry): RouteTable<Entry>;
}

/**
 * Matches paths as React Router ranks them: exact paths before wildcards, longer wildcards before shorter.
 * An exact path always outranks a wildcard, so it is looked up in a map, and only wildcards above the path go through
 * `matchRoutes`, which ranks all it is given on every call.
 */
export function createRouteTable<Entry extends Pick<RoutePattern, 'pattern' | 'kind'>>(patterns: readonly Entry[]): RouteTable<Entry> {
  const exact = new Map<string, Entry>();
  for (const entry of patterns) if (entry.kind !== 'wildcard' && !exact.has(entry.pattern)) exact.set(entry.pattern, entry);
  const wildcards = patterns.filter((entry) => entry.kind === 'wildcard');
  const byPrefix = new Map<string, { path: string; id: string; caseSensitive: boolean }[]>();
  let deepest = 0;
  wildcards.forEach(({ pattern }, index) => {
    const prefix = pattern.replace(/\/\*$/, '');
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), { path: pattern, id: String(index), caseSensitive: true }]);
    deepest = Math.max(deepest, prefix.split('/').length);
  });
  const find = (path: string): Entry | undefined => {
    const normal = normalisePath(path);
    const found = exact.get(normal);
    if (found) return found;
    const routes = wildcards.length > 0 ? listPrefixes(normal, deepest).flatMap((prefix) => byPrefix.get(prefix) ?? []) : [];
    if (routes.length === 0) return undefined;
    router ??= require('react-router-dom') as typeof Router;
    const matched = router.matchRoutes(routes, normal)?.at(-1)?.route.id;
    return matched === undefined ? undefined : wildcards[Number(matched)];
  };
  return tableOf(patterns, find, new Map());
}

/** @param latest the entries that stand for others, by those */
function tableOf<Entry extends Pick<RoutePattern, 'pattern' | 'kind'>>(
  patterns: readonly Entry[],
  find: (path: string) => Entry | undefined,
  latest: ReadonlyMap<Entry, Entry>,
): RouteTable<Entry> {
  const now = (entry: Entry) => latest.get(entry) ?? entry;
  return {
    patterns: latest.size === 0 ? patterns : patterns.map(now),
    match(path) {
      const found = find(path);
      return found && now(found);
    },
    replace(change) {
      const changed = patterns.flatMap((entry): [Entry, Entry][] => {
        const next = change(now(entry));
        return next === now(entry) ? [] : [[entry, next]];
      });
      return tableOf(patterns, find, new Map([...latest, ...changed]));
    },
  };
}

/** A path and all above it, as they are written in a pattern, no deeper than any pattern is. */
function listPrefixes(path: string, deepest: number): string[] {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A broken escape (%4) is matched as it is written.
  }
  const steps = plain.split('/', deepest);
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

/** Without query, fragment and trailing slash, and with `.` and `..` resolved, as a browser does before its request. */
export function normalisePath(path: string): string {
  const bare = followDots(path.replace(/[?#].*$/s, ''));
  // A regular expression for the slashes at the end would take quadratic time on a long row of slashes.
  let end = bare.length;
  while (bare[end - 1] === '/') end -= 1;
  return end === 0 ? '/' : bare.slice(0, end);
}

/** Resolves `.` and `..` between slashes. */
export function followDots(path: string): string {
  if (!/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return path;
  const kept: string[] = [];
  for (const segment of path.split('/').slice(1)) {
    const dots = segment.replace(/%2e/gi, '.');
    if (dots === '..') kept.pop();
    else if (dots !== '.') kept.push(segment);
  }
  return `/${kept.join('/')}`;
}
