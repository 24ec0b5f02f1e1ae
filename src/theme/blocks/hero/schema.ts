import type { FromSchema } from 'json-schema-to-ts';
import { action } from '#contract/definitions/action.ts';
import { text } from '#contract/definitions/fields.ts';
import { image } from '#contract/definitions/image.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Hero',
  description: 'The opening of a page: one strong heading, a sentence, up to three next steps, over the drawn motif of the region.',
  type: 'object',
  required: ['type', 'heading'],
  additionalProperties: false,
  properties: {
    type: { const: 'hero', description: 'A hero block.' },
    ...sectionProperties,
    actions: { description: 'The next steps; the first is drawn as the main one.', type: 'array', items: action, maxItems: 3 },
    points: {
      description: 'Short assurances under the buttons: "Offices in Dublin and Accra".',
      type: 'array',
      items: text('One assurance, a few words long.'),
    },
    image,
    size: {
      description: 'How much room it takes: "full" opens a home page, "compact" heads an inner page.',
      enum: ['full', 'compact'],
      default: 'compact',
    },
    parallax: {
      description: 'What moves the motif slightly: the pointer, scrolling, or nothing.',
      enum: ['pointer', 'scroll', 'none'],
      default: 'none',
    },
  },
} as const satisfies JsonSchema;

export type HeroProps = FromSchema<typeof schema>;
