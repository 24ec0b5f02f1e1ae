import { defineEntry } from '#contract/entry.ts';
import { listed, referringBlocks, teaserPicture, textBlocks } from '#theme/entry-parts/made-blocks.ts';
import { personNode } from '#theme/entry-parts/structured-data.ts';
import type { PersonFields } from './schema.ts';

export default defineEntry<PersonFields>({
  teaser: (entry) => {
    const { title, summary, role, portrait } = entry.fields;
    return { title, summary, note: role, picture: teaserPicture(entry, portrait), topics: entry.topics };
  },
  page: ({ id, fields, topics, references }, around) => {
    const { title, summary, role, portrait, location, email, phone, text } = fields;
    const office = references.office?.[0];
    const place = location ?? office?.title;
    const head = {
      type: 'entry-head',
      isPerson: true,
      heading: title,
      note: role,
      intro: summary,
      topics: listed(topics),
      portrait,
      facts: place ? [{ name: 'where', value: place, href: office?.href }] : undefined,
      contact: email || phone ? { email, phone } : undefined,
    };
    return { before: [head, ...textBlocks(text), ...referringBlocks(id, around)], after: [] };
  },
  structuredData: ({ fields, href, references, topics }, context) => {
    const { title, summary, role, portrait, email, phone } = fields;
    const url = href && context.absolute(href);
    const office = references.office?.[0];
    return [
      {
        ...personNode({ id: '', kind: 'person', title, note: role, href }, context),
        '@id': url && `${url}#person`,
        description: summary,
        image: portrait && context.picture(portrait),
        email,
        telephone: phone,
        worksFor: context.provider,
        workLocation: office && { '@type': 'Place', name: office.title },
        knowsAbout: topics.length > 0 ? topics.map(({ label }) => label) : undefined,
      },
    ];
  },
});
