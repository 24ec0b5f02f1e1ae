import { defineEntry } from '#contract/entry.ts';
import { referringBlocks, teaserPicture, textBlocks } from '#theme/entry-parts/made-blocks.ts';
import type { OfficeFields } from './schema.ts';

export default defineEntry<OfficeFields>({
  teaser: (entry) => {
    const { title, summary, address, picture } = entry.fields;
    return { title, summary, note: address.join(', '), picture: teaserPicture(entry, picture) };
  },
  page: ({ id, fields }, around) => {
    const { title, summary, address, email, phone, hours, picture, text } = fields;
    const head = { type: 'entry-head', heading: title, intro: summary, contact: { address, email, phone, hours }, picture };
    return { before: [head, ...textBlocks(text), ...referringBlocks(id, around)], after: [] };
  },
  structuredData: ({ fields, href }, { absolute, picture, provider }) => {
    const { title, summary, address, email, phone } = fields;
    const url = href && absolute(href);
    return [
      {
        '@type': 'ProfessionalService',
        '@id': url && `${url}#office`,
        name: title,
        description: summary,
        url,
        image: fields.picture && picture(fields.picture),
        address: { '@type': 'PostalAddress', streetAddress: address.join(', ') },
        email,
        telephone: phone,
        parentOrganization: provider,
      },
    ];
  },
});
