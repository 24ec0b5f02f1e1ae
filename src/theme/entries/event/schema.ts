import type { FromSchema } from 'json-schema-to-ts';
import { action } from '#contract/definitions/action.ts';
import { moment } from '#contract/definitions/dates.ts';
import { topics } from '#contract/definitions/entry-reference.ts';
import { text } from '#contract/definitions/fields.ts';
import { link } from '#contract/definitions/link.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { captionedPicture } from '#theme/definitions/captioned-picture.ts';
import { longText } from '#theme/definitions/long-text.ts';
import { personReferences } from '#theme/definitions/person-references.ts';

export const schema = {
  title: 'Event',
  description: 'Something that takes place: a talk, a conference, a webinar.',
  type: 'object',
  required: ['start', 'end', 'place', 'summary'],
  properties: {
    start: moment('When it begins, with the offset from UTC: 2026-03-12T09:30+01:00.'),
    end: moment('When it ends, with the offset from UTC: 2026-03-12T11:00+01:00.'),
    place: text('Where it takes place: The Exchange, Cork. Of an event on the web, what it is called: Webinar.'),
    address: text('The address of the place in one line: 1 Quay Street, Cork T12 X2E8.'),
    online: { ...link, description: 'Where an event on the web can be watched. With a place as well, it can be visited in both ways.' },
    speakers: personReferences('Who speaks: people/ada, or a list of several.'),
    registration: { ...action, description: 'The button that leads to the registration.' },
    topics: topics('What it is about: [tax, cyber].'),
    summary: text('What it is, in a sentence or two; lists and search results show it.'),
    picture: captionedPicture,
    text: longText('The programme, in Markdown; write it under "text: |".'),
  },
} as const satisfies JsonSchema;

export type EventFields = FromSchema<typeof schema> & { title: string };
