import type { FromSchema } from 'json-schema-to-ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Prose',
  description: 'Running text in Markdown: paragraphs, lists, links, quotations, sub-headings. No HTML.',
  type: 'object',
  required: ['type', 'text'],
  additionalProperties: false,
  properties: {
    type: { const: 'prose', description: 'A block of running text.' },
    ...sectionProperties,
    text: { description: 'The text, in Markdown; write it under "text: |".', type: 'string', minLength: 1, reference: 'markdown' },
  },
} as const satisfies JsonSchema;

export type ProseProps = FromSchema<typeof schema>;
