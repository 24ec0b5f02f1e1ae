import type { DataPath } from '#contract/data-path.ts';
import { valueAt } from '#engine/read/value-at.ts';
import type { EntryPlace } from '#engine/schema/entry-place.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { Page, Validated } from './validate-document.ts';

/** The keys of a page that an entry has without writing them: its route, a description, its blocks. */
export function completeEntry({ data, ...entry }: Validated<PageData>, place: EntryPlace): Page {
  const { summary } = data as { summary?: unknown };
  const description = data.description ?? (typeof summary === 'string' ? summary : data.title);
  const route = data.route ?? place.route;
  // Without a route of the collection its entries have no pages, whatever they say themselves.
  const own = place.route === undefined ? { ...data, route: undefined } : { ...data, route };
  return { ...entry, data: { ...own, description, blocks: data.blocks ?? [] }, entry: place };
}

/** Whether a text is not written there: the description of an entry that has none is its summary, or its title. */
export function standsIn({ source, entry }: Pick<Page, 'source' | 'entry'>, path: DataPath): boolean {
  return entry !== undefined && path[0] === 'description' && valueAt(source.data, ['description']) === undefined;
}
