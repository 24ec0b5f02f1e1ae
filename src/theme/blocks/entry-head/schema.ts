import type { FromSchema } from 'json-schema-to-ts';
import { action } from '#contract/definitions/action.ts';
import { email, phone, text } from '#contract/definitions/fields.ts';
import { image } from '#contract/definitions/image.ts';
import { link } from '#contract/definitions/link.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { captionedPicture } from '#theme/definitions/captioned-picture.ts';
import { dateOrMoment, people, topicLinks } from '#theme/definitions/teasers.ts';

export const schema = {
  title: 'Entry head',
  description:
    'The opening of an article, an event, a person or an office. The pages of entries have it by themselves; on other pages it can be written by hand.',
  type: 'object',
  required: ['type', 'heading'],
  additionalProperties: false,
  properties: {
    type: { const: 'entry-head', description: 'The opening of an entry.' },
    ...sectionProperties,
    note: text('One line under the heading: the role of a person.'),
    topics: topicLinks,
    date: dateOrMoment('When it was published.'),
    updated: dateOrMoment('When it was last changed.'),
    minutes: { description: 'How many minutes the text takes to read.', type: 'integer', minimum: 1 },
    people: people('Who wrote it, worked on it or speaks.'),
    peopleAre: {
      description: 'What the people are; of authors it is not said.',
      enum: ['authors', 'speakers', 'team'],
      default: 'authors',
    },
    facts: {
      description: 'What has to be known at a glance, in order.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'Fact',
        description: 'One fact: a text, or for "when" a period.',
        type: 'object',
        required: ['name'],
        additionalProperties: false,
        properties: {
          name: {
            description: 'What the fact says; it is shown in the language of the page.',
            enum: ['when', 'where', 'client', 'sector'],
          },
          value: text('The fact in words.'),
          href: link,
          from: dateOrMoment('When it begins.'),
          to: dateOrMoment('When it ends.'),
        },
      },
    },
    contact: {
      title: 'Contact',
      description: 'How to reach the person or the office.',
      type: 'object',
      additionalProperties: false,
      properties: {
        address: { description: 'The lines of the address.', type: 'array', minItems: 1, items: text('One line.') },
        email: email('The e-mail address.'),
        phone: phone('The phone number.'),
        hours: text('When the office is open.'),
      },
    },
    actions: { description: 'Buttons; the first is the main one.', type: 'array', minItems: 1, maxItems: 3, items: action },
    picture: captionedPicture,
    portrait: image,
    isPerson: {
      description: 'Whether it is about a person, whose portrait or initials are shown.',
      type: 'boolean',
      default: false,
    },
  },
} as const satisfies JsonSchema;

export type EntryHeadProps = FromSchema<typeof schema>;
