import type { DataPath } from '#contract/data-path.ts';
import type { Check } from '#engine/checks/check.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/** The files that every built site has beside its pages, and what each is. */
const ownFiles: Readonly<Record<string, string>> = {
  '/sitemap.xml': 'the list of pages for search engines',
  '/robots.txt': 'the rules for search engines',
  '/routes.json': 'the list of paths for the server',
  '/healthz': 'the server, which says there whether it is well',
  '/404': 'the page for unknown paths',
  '/500': 'the page for failures',
};
const ownFolders: Readonly<Record<string, string>> = { '/assets': 'the folder of scripts and pictures', '/pagefind': 'the search index' };

/** A path at which a visitor gets a file of the build, or another page, instead of the page that claims it. */
export const checkShadowedRoutes: Check = ({ pages, site }) => {
  const folders = Object.keys(ownFolders).filter((folder) => folder !== '/pagefind' || site.data.search);
  const withStatus = new Set(pages.map(({ data }) => `/${data.status}`));
  return pages.flatMap((page) =>
    listClaims(page).flatMap(({ route, path }): Diagnostic[] => {
      const bare = route.replace(/\/\*$/, '');
      const folder = folders.find((own) => bare === own || bare.startsWith(`${own}/`));
      // Two pages for one status path are reported as duplicates.
      const owner = folder ? ownFolders[folder] : withStatus.has(route) ? undefined : ownFiles[route];
      if (!owner) return [];
      const { source } = page;
      return [
        diagnose({
          code: 'shadowed-route',
          ...placeOf(source, path),
          message: route.endsWith('/*')
            ? `No path reaches this wildcard: ${folder ?? bare} belongs to ${owner}.`
            : `${folder ?? route} belongs to ${owner}, so this page would not be seen there.`,
          suggestion:
            route === '/404' || route === '/500'
              ? `Write "status: ${route.slice(1)}" instead of the route, or choose another path.`
              : 'Choose another path.',
        }),
      ];
    }),
  );
};

function listClaims({ data }: Page): { route: string; path: DataPath }[] {
  return [
    ...(data.route === undefined ? [] : [{ route: data.route, path: ['route'] }]),
    // `flatMap` skips the gaps that paths with a mistake leave in the list; `map` would keep them.
    ...(data.aliases ?? []).flatMap((route, index) => [{ route, path: ['aliases', index] }]),
    ...(data.wildcards ?? []).flatMap((route, index) => [{ route, path: ['wildcards', index] }]),
  ];
}
