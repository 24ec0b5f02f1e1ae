import type { DataPath } from '#contract/data-path.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { someText } from '#engine/read/origin-at.ts';
import { valueAt } from '#engine/read/value-at.ts';
import { idOfEntry } from '#engine/schema/entry-place.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import { standsIn } from '#engine/validate/complete-entry.ts';
import type { Reference } from '#engine/validate/create-validator.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import type { EntryIndex } from './entries/entry-index.ts';
import { type Query, type QueryPlace, type QueryResult, readQuery, runQuery } from './entries/run-query.ts';
import { fillLists, namesList } from './fill-lists.ts';
import { interpolate } from './interpolate.ts';
import { describeUnknownVariables, regionScope } from './site-settings.ts';

export interface ResolvedPage {
  /** The page with every variable, every named list and the result of every query filled in. */
  data: PageData;
  /** As in the file, with the values filled in. */
  references: Reference[];
  queries: readonly ResolvedQuery[];
  diagnostics: Diagnostic[];
}

/** A query of a page, and what it found. */
export interface ResolvedQuery {
  query: Query;
  place: QueryPlace;
  /** Of the block that holds it. */
  path: DataPath;
  result: QueryResult;
}

interface Resolving {
  page: Page;
  path: string;
  regionName: string;
  settings: SiteConfig;
  /** What queries find; left out while the entries themselves are being collected. */
  entries?: EntryIndex;
  /** Of the page of a topic: its name. */
  topic?: string;
  /** Which page of a list this is, from 1. */
  number?: number;
}

/** Fills in what a page refers to by name, as one region sees it. */
export function resolvePage({ page, path, regionName, settings, entries, topic, number = 1 }: Resolving): ResolvedPage {
  const asks = entries !== undefined && page.references.some(({ kind }) => kind === 'collection');
  // Most pages have no variable; they need no copy of their data.
  if (!asks && !someText(page.source, (text) => text.includes('${')) && !page.references.some(namesList))
    return { data: page.data, references: page.references, queries: [], diagnostics: [] };
  const { topicsOf, title } = page.data;
  const scope = {
    ...regionScope(settings, regionName),
    page: { path: path.replace(/\/\*$/, ''), title },
    ...(topicsOf !== undefined && {
      topic: entries?.topics.get(topicsOf)?.find(({ value }) => value === topic) ?? { value: topic, label: topic },
    }),
  };
  const { value: data, unknown } = interpolate(page.data, scope);
  const written = unknown.filter((variable) => !standsIn(page, variable.path));
  const diagnostics = describeUnknownVariables(page, written, scope);
  const references = page.references.map((reference) => ({
    ...reference,
    value: (valueAt(data, reference.path) ?? reference.value) as string,
  }));
  diagnostics.push(...fillLists(data, references, { source: page.source, scopeOf: () => scope }));
  const place = {
    path: listPath(page.data, path, number),
    regionName,
    number,
    topic,
    entryId: page.entry && idOfEntry(page.entry),
  };
  const queries = entries && asks ? fillQueries(data, references, { entries, place }) : [];
  return { data, references, queries, diagnostics };
}

/** The path of the first page of a list, below which the further ones are. */
function listPath({ route, aliases = [] }: PageData, path: string, number: number): string {
  if (number > 1) return path.slice(0, -`/${number}`.length) || '/';
  return aliases.includes(path) ? (route ?? path) : path;
}

/** Gives each block with a query what the query finds. @param data is changed */
function fillQueries(
  data: PageData,
  references: readonly Reference[],
  { entries, place }: { entries: EntryIndex; place: QueryPlace },
): ResolvedQuery[] {
  return references.flatMap(({ kind, path }) => {
    const holder = path.slice(0, -1);
    const block = kind === 'collection' && holder.length > 0 ? valueAt(data, holder) : undefined;
    const query = readQuery(block);
    if (!query) return [];
    const result = runQuery(entries, query, place);
    const { entries: shown, pager } = result;
    Object.assign(block as object, { entries: shown, ...(pager && { pager }) });
    return [{ query, place, path: holder, result }];
  });
}
