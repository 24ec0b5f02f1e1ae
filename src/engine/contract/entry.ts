import type { BlockProblem } from './block-check.ts';

/** What lists, feeds, search results and bylines show of an entry, whatever its kind is. */
export interface Teaser {
  /** Its collection and the name of its file: articles/what-the-budget-means. */
  id: string;
  /** article, person, … */
  kind: string;
  /** The path of its page; missing where the collection has no pages. */
  href?: string;
  title: string;
  /** A sentence or two. */
  summary?: string;
  /** A day (2026-03-12), or a moment with its offset (2026-03-12T09:30+01:00). */
  date?: string;
  /** When it is over, in the same form. */
  endDate?: string;
  /** One line that is no summary: the role of a person, the place of an event. */
  note?: string;
  picture?: TeaserPicture;
  topics?: readonly Topic[];
  /** Who wrote it, or speaks. */
  people?: readonly Teaser[];
}

export interface TeaserPicture {
  src: string;
  alt: string;
  /** The YAML file that names it, for `<Picture file>`. Left out, that of the page. */
  file?: string;
}

export interface Topic {
  /** As entries write it: tax. */
  value: string;
  label: string;
  /** The path of its page, where there is one. */
  href?: string;
}

/** What a block with a query (`from: articles`) gets beside what its author wrote. */
export interface Listed {
  /** What the query found, in order; with `paginate` the part that this path shows. */
  entries?: readonly Teaser[];
  /** Where `paginate` makes more than one page. */
  pager?: Pager;
}

export interface Pager {
  /** From 1. */
  page: number;
  /** The paths of all pages, the first first. */
  paths: readonly string[];
}

/** An entry with everything its kind can use. `Fields` is what its schema.ts says. */
export interface Entry<Fields = Readonly<Record<string, unknown>>> {
  id: string;
  /** The YAML file, relative to the site. */
  file: string;
  href?: string;
  /** As written, with variables filled in. */
  fields: Fields;
  topics: readonly Topic[];
  /** What a field refers to, by its key: `author: people/ada`. What is not there is left out. */
  references: Readonly<Partial<Record<string, readonly Teaser[]>>>;
}

/** What surrounds an entry on its page. */
export interface EntrySurroundings {
  /** The entry before it in its collection, by date and name. */
  previous?: Teaser;
  /** The one after it. */
  next?: Teaser;
  /** Entries of its collection with the same topics, the most alike and the latest first. */
  related: readonly Teaser[];
  /** Entries of each collection that refer to this one, the latest first: what a person has written. `title` is that of the collection. */
  referring: readonly { collection: string; title: string; entries: readonly Teaser[] }[];
}

/** A block as the theme makes it for the page of an entry. */
export interface MadeBlock {
  type: string;
  heading?: string;
  [property: string]: unknown;
}

export interface EntryStructureContext {
  /** Makes a path of the site a whole URL. */
  absolute(href: string): string;
  /** The URL of a picture, where it can be drawn. */
  picture(picture: { src: string }): string | undefined;
  /** Refers to the firm. */
  provider: object;
  /** The language of the page: en-GB. */
  language: string;
}

/** What entry.ts tells the engine of a kind of entry. Its fields are what its schema.ts says. */
export interface EntryDefinition<Fields> {
  /** What others show of it. `id`, `kind` and `href` are filled in. */
  teaser(entry: Entry<Fields>): Omit<Teaser, 'id' | 'kind' | 'href'>;
  /** The blocks of its page in front of those that its author wrote, and behind them. */
  page(entry: Entry<Fields>, around: EntrySurroundings): { before: MadeBlock[]; after: MadeBlock[] };
  /** What its page tells search engines, as nodes of schema.org. */
  structuredData?(entry: Entry<Fields>, context: EntryStructureContext): object[];
  /** What a schema cannot say about the fields; paths are relative to the file. */
  check?(fields: Fields): BlockProblem[];
}

/** Gives the definition its types; the default export of every entry.ts. */
export function defineEntry<Fields>(definition: EntryDefinition<Fields>): EntryDefinition<Fields> {
  return definition;
}
