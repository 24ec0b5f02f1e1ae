import type { FromSchema } from 'json-schema-to-ts';
import { entryReference, topics } from '#contract/definitions/entry-reference.ts';
import { email, phone, text } from '#contract/definitions/fields.ts';
import { image } from '#contract/definitions/image.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { longText } from '#theme/definitions/long-text.ts';

export const schema = {
  title: 'Person',
  description: 'Somebody who works here: as an author, as a speaker, as a contact.',
  type: 'object',
  required: ['role', 'summary'],
  properties: {
    role: text('The position: Partner, Tax.'),
    portrait: image,
    location: text('Where the person works: Dublin.'),
    office: entryReference('office', 'The office where the person works: offices/dublin.'),
    topics: topics('What the person knows about: [tax, cyber].'),
    summary: text('Who the person is, in a sentence or two; articles show it below their text.'),
    email: email('The e-mail address.'),
    phone: phone('The phone number.'),
    text: longText('More about the person, in Markdown; write it under "text: |".'),
  },
} as const satisfies JsonSchema;

export type PersonFields = FromSchema<typeof schema> & { title: string };
