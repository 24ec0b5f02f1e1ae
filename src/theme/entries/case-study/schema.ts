import type { FromSchema } from 'json-schema-to-ts';
import { publicationDay } from '#contract/definitions/dates.ts';
import { topics } from '#contract/definitions/entry-reference.ts';
import { text } from '#contract/definitions/fields.ts';
import { stat } from '#contract/definitions/stat.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { captionedPicture } from '#theme/definitions/captioned-picture.ts';
import { longText } from '#theme/definitions/long-text.ts';
import { personReferences } from '#theme/definitions/person-references.ts';

export const schema = {
  title: 'Case study',
  description: 'One engagement: for whom, what was done and what came of it.',
  type: 'object',
  required: ['date', 'summary', 'text'],
  properties: {
    date: publicationDay('When it is published: 2026-03-12.'),
    client: text('For whom: a name, or "A regional bank".'),
    sector: text('The field in which the client works: Banking.'),
    people: personReferences('Who worked on it: people/ada, or a list of several.'),
    topics: topics('What it is about: [tax, cyber].'),
    summary: text('The challenge and what came of it, in a sentence or two; lists and search results show it.'),
    results: { description: 'What came of it, in figures.', type: 'array', minItems: 1, items: stat },
    picture: captionedPicture,
    text: longText('The challenge, the work and the result, in Markdown; write it under "text: |".'),
  },
} as const satisfies JsonSchema;

export type CaseStudyFields = FromSchema<typeof schema> & { title: string };
