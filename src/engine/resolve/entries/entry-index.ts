import { capitalise } from '#contract/capitalise.ts';
import type { Entry, Teaser, Topic } from '#contract/entry.ts';
import type { EntryKind, EntryKinds } from '#engine/blocks/load-kinds.ts';
import type { CollectionConfig } from '#engine/schema/collection-schema.ts';
import { idOfEntry } from '#engine/schema/entry-place.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import type { KindFailure } from './kind-failures.ts';
import { compareRecords } from './sort-records.ts';

/** One entry as queries and other entries see it. */
export interface EntryRecord {
  page: Page;
  collection: string;
  kind: EntryKind;
  regionName: string;
  entry: Entry;
  teaser: Teaser;
  /** The ids of the entries that it names, by field. */
  named: ReadonlyMap<string, readonly string[]>;
}

/** What a site's collections hold. */
export interface EntryIndex {
  /** By name, each sorted: the latest first, then by the name of the file. */
  collections: ReadonlyMap<string, readonly EntryRecord[]>;
  /** By collection and name: people/ada. */
  byId: ReadonlyMap<string, EntryRecord>;
  /** What each collection is called. */
  titles: ReadonlyMap<string, string>;
  /** The topics of each collection, in the order of site.yaml. */
  topics: ReadonlyMap<string, readonly Topic[]>;
  /** The entries that name an entry, by its id, in the order of their collections. */
  referring: ReadonlyMap<string, readonly EntryRecord[]>;
  /** The place of each entry in its collection. */
  positions: ReadonlyMap<EntryRecord, number>;
}

/** An entry with the values of its file, as one region sees them. */
export interface EntryValues {
  page: Page;
  regionName: string;
  data: Page['data'];
  references: Page['references'];
}

interface Collecting {
  configs: Readonly<Record<string, CollectionConfig>>;
  topicHref(collection: string, topic: string): string | undefined;
  onFailure(failure: KindFailure): void;
}

/** @param topicHref the path of the page of a topic, where there is one @param onFailure is told of code of kinds that throws */
export function createEntryIndex(
  entries: readonly EntryValues[],
  kinds: EntryKinds,
  { configs, topicHref, onFailure }: Collecting,
): EntryIndex {
  const topics = new Map(Object.entries(configs).map(([name, config]) => [name, topicsOf(config, (topic) => topicHref(name, topic))]));
  const plain = new Map<string, EntryRecord>();
  for (const values of entries) {
    const record = createRecord(values, { kinds, topics, onFailure });
    // Of two files with one name, the first: the second is reported.
    if (record && !plain.has(record.entry.id)) plain.set(record.entry.id, record);
  }
  // Teasers of what is named are made without what that names in turn, which might come back to the first.
  const byId = new Map([...plain].map(([id, record]) => [id, withReferences(record, plain, onFailure)]));
  const collections = new Map<string, EntryRecord[]>(Object.keys(configs).map((name) => [name, []]));
  for (const record of byId.values()) collections.get(record.collection)?.push(record);
  const referring = new Map<string, EntryRecord[]>();
  const positions = new Map<EntryRecord, number>();
  for (const records of collections.values()) {
    records.sort(compareRecords);
    for (const [position, record] of records.entries()) {
      positions.set(record, position);
      for (const id of new Set([...record.named.values()].flat())) {
        const others = referring.get(id);
        if (others) others.push(record);
        else referring.set(id, [record]);
      }
    }
  }
  const titles = new Map(Object.entries(configs).map(([name, { title }]) => [name, title ?? capitalise(name)]));
  return { collections, byId, titles, topics, referring, positions };
}

/** The names of the topics of a collection. */
export function topicNamesOf({ topics }: EntryIndex): (collection: string) => readonly string[] {
  return (collection) => topics.get(collection)?.map(({ value }) => value) ?? [];
}

/** The ids of the entries of a kind; left out, of all. */
export function idsOfKind({ byId }: EntryIndex, kind?: string): string[] {
  return [...byId.values()].filter(({ teaser }) => kind === undefined || teaser.kind === kind).map(({ entry }) => entry.id);
}

/** The topics that a collection declares, each once and with its words. */
export function topicsOf({ topics = [] }: CollectionConfig, hrefOf: (topic: string) => string | undefined = () => undefined): Topic[] {
  const declared = topics.map((topic) => {
    const { value, label } = typeof topic === 'string' ? { value: topic, label: capitalise(topic.replaceAll('-', ' ')) } : (topic as Topic);
    const href = hrefOf(value);
    return { value, label, ...(href !== undefined && { href }) };
  });
  return declared.filter(({ value }, index) => declared.findIndex((other) => other.value === value) === index);
}

function createRecord(
  { page, regionName, data, references }: EntryValues,
  { kinds, topics, onFailure }: { kinds: EntryKinds; topics: ReadonlyMap<string, readonly Topic[]>; onFailure: Collecting['onFailure'] },
): EntryRecord | undefined {
  const place = page.entry;
  const kind = place?.kind === undefined ? undefined : kinds.get(place.kind);
  if (!place || !kind) return undefined;
  const written = references.flatMap(({ kind, value }) => (kind === 'topic' ? [value] : []));
  const known = topics.get(place.collection) ?? [];
  const named = new Map<string, string[]>();
  for (const { kind, value, path } of references) {
    const field = String(path[0]);
    if (kind === 'entry') named.set(field, [...(named.get(field) ?? []), value]);
  }
  const entry: Entry = {
    id: idOfEntry(place),
    file: page.source.file,
    ...(data.route !== undefined && { href: data.route }),
    fields: data,
    topics: known.filter(({ value }) => written.includes(value)),
    references: {},
  };
  return { page, collection: place.collection, kind, regionName, entry, teaser: teaserOf({ entry, kind, page }, onFailure), named };
}

function withReferences(record: EntryRecord, all: ReadonlyMap<string, EntryRecord>, onFailure: Collecting['onFailure']): EntryRecord {
  if (record.named.size === 0) return record;
  const references = Object.fromEntries([...record.named].map(([field, ids]) => [field, ids.flatMap((id) => all.get(id)?.teaser ?? [])]));
  const entry = { ...record.entry, references };
  return { ...record, entry, teaser: teaserOf({ ...record, entry }, onFailure) };
}

function teaserOf({ entry, kind, page }: Pick<EntryRecord, 'entry' | 'kind' | 'page'>, onFailure: Collecting['onFailure']): Teaser {
  const { id, href } = entry;
  const known = { id, kind: page.entry?.kind ?? '', ...(href !== undefined && { href }) };
  try {
    return { ...known, ...kind.definition.teaser(entry) };
  } catch (error) {
    // What an entry with mistakes lacks, its kind may rely on.
    if (!page.unsound) onFailure({ page, part: 'teaser', cause: error });
    return { ...known, title: String(entry.fields.title) };
  }
}
