import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { locate } from '../read/locate.ts';
import type { DataPath } from '../read/source-document.ts';
import type { Page } from '../validate/validate-document.ts';
import { createRouteTable, type RoutePattern, type RouteTable } from './route-table.ts';

interface Claim extends RoutePattern {
  path: DataPath;
}

/** The route table of all pages; two pages that claim one address, and a page that claims none, are diagnostics. */
export function resolveRoutes(pages: readonly Page[]): { table: RouteTable; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const claims: Claim[] = [];
  for (const page of pages) {
    const { route, status, aliases = [], wildcards = [] } = page.data;
    if (route === undefined && status === undefined) {
      diagnostics.push(
        diagnose(
          'missing-route',
          page.source.file,
          locate(page.source, []),
          'The page has no address.',
          'Add "route: /path"; or "status: 404" if this is the page for unknown paths.',
        ),
      );
    }
    if (route !== undefined) claims.push({ pattern: route, kind: 'canonical', page, path: ['route'] });
    aliases.forEach((pattern, index) => {
      claims.push({ pattern, kind: 'alias', page, path: ['aliases', index] });
    });
    wildcards.forEach((pattern, index) => {
      claims.push({ pattern, kind: 'wildcard', page, path: ['wildcards', index] });
    });
  }

  const first = new Map<string, Claim>();
  for (const claim of claims) {
    const earlier = first.get(claim.pattern);
    if (!earlier) {
      first.set(claim.pattern, claim);
      continue;
    }
    const where = locate(earlier.page.source, earlier.path);
    const holder = earlier.page === claim.page ? 'this page' : earlier.page.source.file;
    diagnostics.push(
      diagnose(
        'duplicate-route',
        claim.page.source.file,
        locate(claim.page.source, claim.path),
        `The address ${claim.pattern} is taken: ${holder} claims it on line ${where.start.line}.`,
        'Give one of the two another address.',
      ),
    );
  }
  diagnostics.push(...findDuplicateStatus(pages, first));
  return { table: createRouteTable([...first.values()]), diagnostics };
}

function findDuplicateStatus(pages: readonly Page[], claims: ReadonlyMap<string, Claim>): Diagnostic[] {
  const first = new Map<number, Page>();
  const diagnostics: Diagnostic[] = [];
  for (const page of pages) {
    const { status } = page.data;
    if (status === undefined) continue;
    const earlier = first.get(status);
    if (earlier) {
      diagnostics.push(
        diagnose(
          'duplicate-route',
          page.source.file,
          locate(page.source, ['status']),
          `The status ${status} has a page already: ${earlier.source.file}.`,
          'Delete one of the two pages.',
        ),
      );
    } else first.set(status, page);
    const claim = claims.get(`/${status}`);
    if (claim && claim.page !== page) {
      diagnostics.push(
        diagnose(
          'duplicate-route',
          claim.page.source.file,
          locate(claim.page.source, claim.path),
          `The address ${claim.pattern} is taken: ${page.source.file} is the page for the status ${status}.`,
          'Give the page another address.',
        ),
      );
    }
  }
  return diagnostics;
}
