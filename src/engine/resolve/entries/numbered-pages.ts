import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { ResolvedQuery } from '#engine/resolve/resolve-page.ts';
import type { Route } from '#engine/resolve/resolve-site.ts';
import type { RoutePattern, RouteTable } from '#engine/resolve/route-table.ts';
import { pathOfPage } from './run-query.ts';

/** A further page of a list: /journal/2. */
interface NumberedPage extends RoutePattern {
  kind: 'numbered';
  number: number;
  query: ResolvedQuery;
}

/** The further pages of every list that is divided into pages. */
export function listNumbered(routes: readonly Route[]): NumberedPage[] {
  return routes.flatMap(({ kind, path, page, topic, queries }) => {
    const query = kind === 'canonical' ? queries.find(({ result }) => result.pager) : undefined;
    const count = query?.result.pager?.paths.length ?? 1;
    return Array.from({ length: count - 1 }, (_, index) => {
      const number = index + 2;
      return { pattern: pathOfPage(path, number), kind: 'numbered', page, topic, number, query: query as ResolvedQuery } as const;
    });
  });
}

/** Where another page has the path of a further page of a list. */
export function describeTakenNumbers(numbered: readonly NumberedPage[], table: RouteTable): Diagnostic[] {
  return numbered.flatMap(({ pattern, page, query }) => {
    const taken = table.match(pattern);
    if (!taken || taken.kind === 'wildcard') return [];
    return [
      diagnose({
        code: 'duplicate-route',
        ...placeOf(page.source, [...query.path, 'paginate']),
        message: `The path ${pattern} of a further page of this list is taken: ${taken.page.source.file} has it.`,
        suggestion: 'Give the other page another path, or leave out "paginate".',
      }),
    ];
  });
}
