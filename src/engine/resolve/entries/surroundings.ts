import type { EntrySurroundings, Teaser } from '#contract/entry.ts';
import type { EntryIndex, EntryRecord } from './entry-index.ts';

/** How many related entries a page is offered. */
const mostRelated = 6;

/** How far away in the collection, in either direction, related entries are looked for: all of them would take too long in a large one. */
const farthest = 500;

/** What stands around an entry: its neighbours in time, entries with the same topics, and entries that name it. */
export function surroundingsOf(record: EntryRecord, index: EntryIndex): EntrySurroundings {
  const siblings = index.collections.get(record.collection) ?? [];
  // The latest is first.
  const at = index.positions.get(record) ?? 0;
  const near = siblings.slice(Math.max(0, at - farthest), at + farthest);
  const referring = new Map<string, Teaser[]>();
  for (const { collection, teaser } of index.referring.get(record.entry.id) ?? [])
    referring.set(collection, [...(referring.get(collection) ?? []), teaser]);
  return {
    ...(siblings[at + 1] && { previous: siblings[at + 1]?.teaser }),
    ...(at > 0 && { next: siblings[at - 1]?.teaser }),
    related: listRelated(record, near),
    referring: [...referring].map(([collection, entries]) => ({ collection, title: index.titles.get(collection) ?? collection, entries })),
  };
}

/** Those with the most topics in common first; among them the order of the collection. */
function listRelated(record: EntryRecord, near: readonly EntryRecord[]): Teaser[] {
  const own = new Set(record.entry.topics.map(({ value }) => value));
  if (own.size === 0) return [];
  return near
    .map((other) => ({ other, common: other.entry.topics.filter(({ value }) => own.has(value)).length }))
    .filter(({ other, common }) => other !== record && common > 0)
    .sort((a, b) => b.common - a.common)
    .slice(0, mostRelated)
    .map(({ other }) => other.teaser);
}
