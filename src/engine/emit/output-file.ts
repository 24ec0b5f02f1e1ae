import type { Route } from '#engine/resolve/resolve-site.ts';

/** The file of dist/ that a path becomes: / is index.html, /a/b is a/b.html, /a/* is _fallback/a.html. */
export function outputFile({ path, kind }: Pick<Route, 'path' | 'kind'>): string {
  if (path === '/') return 'index.html';
  if (kind === 'fallback') return `_fallback${path.replace(/\/\*$/, '')}.html`;
  return `${path.slice(1)}.html`;
}
