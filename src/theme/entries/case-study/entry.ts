import { defineEntry } from '#contract/entry.ts';
import { footBlocks, listed, teaserPicture, textBlocks } from '#theme/entry-parts/made-blocks.ts';
import { articleNode } from '#theme/entry-parts/structured-data.ts';
import type { CaseStudyFields } from './schema.ts';

export default defineEntry<CaseStudyFields>({
  teaser: (entry) => {
    const { title, summary, date, client, sector, picture } = entry.fields;
    return { title, summary, date, note: client ?? sector, picture: teaserPicture(entry, picture), topics: entry.topics };
  },
  page: ({ fields, topics, references }, around) => {
    const { title, summary, date, client, sector, results, picture, text } = fields;
    const facts = [
      { name: 'client', value: client },
      { name: 'sector', value: sector },
    ].filter(({ value }) => value);
    const head = {
      type: 'entry-head',
      heading: title,
      intro: summary,
      topics: listed(topics),
      date,
      people: listed(references.people),
      peopleAre: 'team',
      facts: listed(facts),
      picture,
    };
    const figures = results ? [{ type: 'stat-tiles', stats: results }] : [];
    return { before: [head, ...figures, ...textBlocks(text)], after: footBlocks(around) };
  },
  structuredData: (entry, context) => [articleNode(entry, undefined, context)],
});
