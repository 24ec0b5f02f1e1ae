import type { FromSchema } from 'json-schema-to-ts';
import { action } from '#contract/definitions/action.ts';
import { text } from '#contract/definitions/fields.ts';
import { icon } from '#contract/definitions/icon.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Placeholder',
  description: 'The opening of a page that is still being written: a badge, what is coming, and what can be done meanwhile.',
  type: 'object',
  required: ['type', 'heading'],
  additionalProperties: false,
  properties: {
    type: { const: 'placeholder', description: 'A placeholder block.' },
    ...sectionProperties,
    badge: text('The state of the page, in a few words: Under Construction.'),
    icon,
    actions: {
      description: 'What can be done instead; the first is the main one.',
      type: 'array',
      items: action,
      minItems: 1,
      maxItems: 3,
    },
    back: action,
  },
} as const satisfies JsonSchema;

export type PlaceholderProps = FromSchema<typeof schema>;
