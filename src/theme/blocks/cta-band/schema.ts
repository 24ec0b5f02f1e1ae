import type { FromSchema } from 'json-schema-to-ts';
import { action } from '#contract/definitions/action.ts';
import { text } from '#contract/definitions/fields.ts';
import { icon } from '#contract/definitions/icon.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Call-to-action band',
  description: 'A full-width band that asks for one thing: a visit, a subscription, an order.',
  type: 'object',
  required: ['type', 'heading', 'actions'],
  additionalProperties: false,
  properties: {
    type: { const: 'cta-band', description: 'A call-to-action band.' },
    ...sectionProperties,
    icon,
    points: {
      description: 'Short reasons or assurances, a few words each.',
      type: 'array',
      items: text('One reason.'),
      minItems: 1,
    },
    actions: { description: 'The buttons; the first is the main one.', type: 'array', items: action, minItems: 1, maxItems: 3 },
    emphasis: {
      description: '"strong" fills the band with the region\'s colour (a closing call); "quiet" is a light panel (a newsletter).',
      enum: ['strong', 'quiet'],
      default: 'strong',
    },
  },
} as const satisfies JsonSchema;

export type CtaBandProps = FromSchema<typeof schema>;
