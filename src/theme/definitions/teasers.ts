import { text } from '#contract/definitions/fields.ts';
import { image } from '#contract/definitions/image.ts';
import { link } from '#contract/definitions/link.ts';

/** A day, or a moment with its offset, as a teaser has it. */
export const dateOrMoment = (description: string) => ({
  description,
  type: 'string' as const,
  pattern: '^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}(?::\\d{2})?(?:Z|[+-]\\d{2}:\\d{2}))?$',
  patternErrorMessage: 'is neither a day nor a moment. Write 2026-03-12, or 2026-03-12T09:30+01:00',
});

/** The topics of an entry with the pages they lead to. */
export const topicLinks = {
  description: 'Its topics.',
  type: 'array',
  minItems: 1,
  items: {
    title: 'Topic',
    description: 'One topic.',
    type: 'object',
    required: ['value', 'label'],
    additionalProperties: false,
    properties: {
      value: {
        description: 'The topic, as entries write it: tax.',
        type: 'string',
        pattern: '^[a-z0-9][a-z0-9-]*$',
        patternErrorMessage: 'is not the name of a topic. Use lower-case letters, digits and hyphens, as in tax-law',
      },
      label: text('The words people read.'),
      href: link,
    },
  },
} as const;

const properties = {
  id: {
    description: 'The collection and the file of the entry: people/ada.',
    type: 'string',
    pattern: '^[^/\\s]+/[^/\\s]+$',
    patternErrorMessage: 'is not the name of an entry. Write its collection, a slash and the name of its file, as in people/ada',
  },
  kind: {
    description: 'The kind of the entry: person.',
    type: 'string',
    pattern: '^[a-z][a-z0-9-]*$',
    patternErrorMessage: 'is not the name of a kind of entries. Use lower-case letters, digits and hyphens, as in case-study',
  },
  href: link,
  title: text('The title of the entry, or the name of a person.'),
  summary: text('A sentence or two.'),
  date: dateOrMoment('Its day, or the moment it begins.'),
  endDate: dateOrMoment('When it is over.'),
  note: text('One line that is no summary: the role of a person, the place of an event.'),
  picture: {
    ...image,
    properties: {
      ...image.properties,
      file: {
        description: 'The YAML file that names the picture. Left out, this one.',
        type: 'string',
        pattern: '\\.ya?ml$',
        patternErrorMessage: 'is not a YAML file. Write its path from the folder of the site, as in pages/people/ada.yaml',
      },
    },
  },
  topics: topicLinks,
} as const;

const teaserShape = { title: 'Teaser', type: 'object', required: ['id', 'kind', 'title'], additionalProperties: false } as const;

/** People as bylines show them. */
export const people = (description: string) =>
  ({ description, type: 'array', minItems: 1, items: { ...teaserShape, description: 'One person.', properties } }) as const;

/** An entry as lists show it. */
export const teaser = {
  ...teaserShape,
  description: 'An entry of a collection, as lists show it.',
  properties: { ...properties, people: people('Who wrote it, or speaks.') },
} as const;
