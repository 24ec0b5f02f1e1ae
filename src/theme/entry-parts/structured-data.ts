import type { Entry, EntryStructureContext, Teaser } from '#contract/entry.ts';

/** A person as other nodes of schema.org refer to one. */
export function personNode({ title, href, note }: Teaser, { absolute }: EntryStructureContext): object {
  return { '@type': 'Person', name: title, jobTitle: note, url: href && absolute(href) };
}

interface Published {
  title: string;
  summary: string;
  date?: string;
  updated?: string;
  picture?: { src: string };
}

/** An entry that is a text, as schema.org/Article. @param authors who wrote it; left out, the firm did */
export function articleNode(entry: Entry<Published>, authors: readonly Teaser[] | undefined, context: EntryStructureContext): object {
  const { fields, href, topics } = entry;
  const { absolute, picture, provider, language } = context;
  const url = href && absolute(href);
  const image = fields.picture && picture(fields.picture);
  return {
    '@type': 'Article',
    '@id': url && `${url}#article`,
    headline: fields.title,
    description: fields.summary,
    image: image && [image],
    datePublished: fields.date,
    dateModified: fields.updated ?? fields.date,
    author: authors?.length ? authors.map((author) => personNode(author, context)) : provider,
    publisher: provider,
    inLanguage: language,
    articleSection: topics.length > 0 ? topics.map(({ label }) => label) : undefined,
    mainEntityOfPage: url,
  };
}
