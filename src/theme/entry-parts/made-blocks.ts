import type { Entry, EntrySurroundings, MadeBlock, Teaser, TeaserPicture } from '#contract/entry.ts';

/** A picture of an entry as others show it: they need to know the file that names it. */
export function teaserPicture({ file }: Pick<Entry, 'file'>, picture: { src: string; alt: string } | undefined): TeaserPicture | undefined {
  return picture && { src: picture.src, alt: picture.alt, file };
}

/** A list that is left out where it is empty. */
export function listed<Item>(items: readonly Item[] | undefined): readonly Item[] | undefined {
  return items?.length ? items : undefined;
}

/** The text of an entry, if it has one. */
export function textBlocks(text: string | undefined): MadeBlock[] {
  return text ? [{ type: 'entry-text', text }] : [];
}

/** What stands below an entry. @param people those who wrote it, with a sentence about each */
export function footBlocks({ previous, next, related }: EntrySurroundings, people?: readonly Teaser[]): MadeBlock[] {
  const foot = { people: listed(people), related: listed(related.slice(0, 3)), previous, next };
  return Object.values(foot).some(Boolean) ? [{ type: 'entry-foot', ...foot }] : [];
}

/** A list of the entries of each collection that refer to this one. That they do is not said of each again. */
export function referringBlocks(id: string, { referring }: EntrySurroundings): MadeBlock[] {
  const withoutIt = (entry: Teaser) => ({ ...entry, people: entry.people?.filter((person) => person.id !== id) });
  return referring
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => ({ type: 'listing', heading: title, layout: 'rows', entries: entries.map(withoutIt) }));
}
