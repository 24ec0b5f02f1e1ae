import type { FromSchema } from 'json-schema-to-ts';
import { action } from '#contract/definitions/action.ts';
import { text } from '#contract/definitions/fields.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Progress panel',
  description: 'The stages of something under way and how far each has come.',
  type: 'object',
  required: ['type', 'steps'],
  additionalProperties: false,
  properties: {
    type: { const: 'progress-panel', description: 'A progress panel.' },
    ...sectionProperties,
    steps: {
      description: 'The stages, in order.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'Stage',
        description: 'One stage.',
        type: 'object',
        required: ['title', 'state'],
        additionalProperties: false,
        properties: {
          title: text('The name of the stage.'),
          state: { description: 'How far it has come.', enum: ['done', 'current', 'next'] },
          description: text('A sentence about it.'),
        },
      },
    },
    actions: { description: 'Buttons under the panel.', type: 'array', items: action, minItems: 1, maxItems: 3 },
  },
} as const satisfies JsonSchema;

export type ProgressPanelProps = FromSchema<typeof schema>;
