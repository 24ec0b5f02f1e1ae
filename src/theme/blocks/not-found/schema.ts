import type { FromSchema } from 'json-schema-to-ts';
import { action } from '#contract/definitions/action.ts';
import { text } from '#contract/definitions/fields.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Not found',
  description: 'What people see when a page cannot be shown: what happened and where to go from here.',
  type: 'object',
  required: ['type', 'heading', 'actions'],
  additionalProperties: false,
  properties: {
    type: { const: 'not-found', description: 'A not-found block.' },
    ...sectionProperties,
    code: text('The status, printed large: "404".'),
    actions: { description: 'Where to go from here; the first is the main one.', type: 'array', items: action, minItems: 1, maxItems: 3 },
    logPath: { description: 'Writes the path that was asked for to the browser console.', type: 'boolean', default: false },
  },
} as const satisfies JsonSchema;

export type NotFoundProps = FromSchema<typeof schema>;
