import { idOfEntry } from '#engine/schema/entry-place.ts';
import type { WithheldPage } from './live-pages.ts';
import { type ResolvedRoutes, resolveRoutes } from './resolve-routes.ts';

/** The pages that are kept from visitors, and the paths that they have claimed. */
export interface WithheldPages extends Pick<ResolvedRoutes, 'table' | 'redirects'> {
  pages: readonly WithheldPage[];
  /** The page that would answer a path, or would send visitors of the path on to itself. */
  find(path: string): WithheldPage | undefined;
  /** The entry of a name: people/ada. */
  findEntry(id: string): WithheldPage | undefined;
}

/** @param topicNames as for `resolveRoutes` */
export function indexWithheld(pages: readonly WithheldPage[], topicNames: Parameters<typeof resolveRoutes>[1]): WithheldPages {
  const { table, redirects } = resolveRoutes(
    pages.map(({ page }) => page),
    topicNames,
  );
  const known = new Map(pages.map((withheld) => [withheld.page, withheld]));
  const find = (path: string) => {
    const page = table.match(path)?.page ?? redirects.get(path);
    return page && known.get(page);
  };
  const findEntry = (id: string) => pages.find(({ page }) => page.entry && idOfEntry(page.entry) === id);
  return { pages, table, redirects, find, findEntry };
}
