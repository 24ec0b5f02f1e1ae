import type { FromSchema } from 'json-schema-to-ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import { stat } from '#contract/definitions/stat.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Statistic tiles',
  description: 'A row of figures, each with a label and, where it helps, a sentence and a trend.',
  type: 'object',
  required: ['type', 'stats'],
  additionalProperties: false,
  properties: {
    type: { const: 'stat-tiles', description: 'A block of statistic tiles.' },
    ...sectionProperties,
    stats: { description: 'The figures, in order.', type: 'array', itemKey: 'id', items: stat, minItems: 1 },
  },
} as const satisfies JsonSchema;

export type StatTilesProps = FromSchema<typeof schema>;
