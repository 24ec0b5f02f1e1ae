import type { FromSchema } from 'json-schema-to-ts';
import { day, publicationDay } from '#contract/definitions/dates.ts';
import { topics } from '#contract/definitions/entry-reference.ts';
import { text } from '#contract/definitions/fields.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { captionedPicture } from '#theme/definitions/captioned-picture.ts';
import { longText } from '#theme/definitions/long-text.ts';
import { personReferences } from '#theme/definitions/person-references.ts';

export const schema = {
  title: 'Article',
  description: 'A text with a date and its authors: an insight, a comment, a piece of news.',
  type: 'object',
  required: ['date', 'summary', 'text'],
  properties: {
    date: publicationDay('When it is published: 2026-03-12.'),
    updated: day('When it was last changed in what it says. Small repairs need no new day.'),
    author: personReferences('Who wrote it: people/ada, or a list of several.'),
    topics: topics('What it is about: [tax, cyber].'),
    summary: text('What it says, in a sentence or two; lists, search results and feeds show it.'),
    picture: captionedPicture,
    text: longText('The article, in Markdown; write it under "text: |".'),
  },
} as const satisfies JsonSchema;

export type ArticleFields = FromSchema<typeof schema> & { title: string };
