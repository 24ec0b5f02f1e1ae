import { defineEntry } from '#contract/entry.ts';
import { checkOrder } from '#theme/entry-parts/check-order.ts';
import { footBlocks, listed, teaserPicture, textBlocks } from '#theme/entry-parts/made-blocks.ts';
import { readingMinutes } from '#theme/entry-parts/reading-minutes.ts';
import { articleNode } from '#theme/entry-parts/structured-data.ts';
import type { ArticleFields } from './schema.ts';

export default defineEntry<ArticleFields>({
  teaser: (entry) => {
    const { title, summary, date, picture } = entry.fields;
    return { title, summary, date, picture: teaserPicture(entry, picture), topics: entry.topics, people: entry.references.author };
  },
  page: ({ fields, topics, references }, around) => {
    const { title, summary, date, updated, picture, text } = fields;
    const people = listed(references.author);
    const head = {
      type: 'entry-head',
      heading: title,
      intro: summary,
      topics: listed(topics),
      date,
      updated: updated === date ? undefined : updated,
      minutes: readingMinutes(text),
      people,
      picture,
    };
    return {
      before: [head, ...textBlocks(text)],
      after: footBlocks(
        around,
        people?.filter((person) => person.summary),
      ),
    };
  },
  structuredData: (entry, context) => [articleNode(entry, entry.references.author, context)],
  check: ({ date, updated }) =>
    checkOrder({
      first: ['date', date],
      second: ['updated', updated],
      message: 'The article was changed before it was published',
      suggestion: 'Write the day of the last change, or take "updated" out.',
    }),
});
