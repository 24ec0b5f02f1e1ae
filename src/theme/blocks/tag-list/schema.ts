import type { FromSchema } from 'json-schema-to-ts';
import { text } from '#contract/definitions/fields.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Tag list',
  description: 'Short entries in a row or as a checklist: client types, certifications, what a subscription brings.',
  type: 'object',
  required: ['type', 'tags'],
  additionalProperties: false,
  properties: {
    type: { const: 'tag-list', description: 'A list of tags.' },
    ...sectionProperties,
    tags: {
      description: 'The entries, in order.',
      type: 'array',
      minItems: 1,
      items: text('One entry, a few words long.'),
    },
    layout: {
      description: '"pills" runs in lines, "checklist" gives each entry its own ticked line.',
      enum: ['pills', 'checklist'],
      default: 'pills',
    },
  },
} as const satisfies JsonSchema;

export type TagListProps = FromSchema<typeof schema>;
