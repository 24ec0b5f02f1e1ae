import type { FromSchema } from 'json-schema-to-ts';
import { anchorError, anchorPattern } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { longText } from '#theme/definitions/long-text.ts';

export const schema = {
  title: 'Entry text',
  description:
    'A long text: headings that can be linked, notes, figures, tables, quotations, code. The pages of entries have it by themselves.',
  type: 'object',
  required: ['type', 'text'],
  additionalProperties: false,
  properties: {
    type: { const: 'entry-text', description: 'The text of an entry.' },
    id: {
      description: 'A name for links to this block. The ids of its headings and notes begin with it.',
      type: 'string',
      pattern: anchorPattern,
      patternErrorMessage: anchorError,
      reference: 'anchor',
    },
    text: longText('The text, in Markdown; write it under "text: |".'),
  },
} as const satisfies JsonSchema;

export type EntryTextProps = FromSchema<typeof schema>;
