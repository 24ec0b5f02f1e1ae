import { capitalise } from '#contract/capitalise.ts';

/** The files of a new block by name: a heading, an introduction and a list, ready to be changed. */
export function blockTemplate(type: string): Record<string, string> {
  const words = type.split('-');
  const pascal = words.map(capitalise).join('');
  const spoken = words.join(' ');
  const title = capitalise(spoken);
  return {
    'schema.ts': `import type { FromSchema } from 'json-schema-to-ts';
import { text } from '#contract/definitions/fields.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: '${title}',
  description: 'What the ${spoken} shows and when to use it, in one sentence.',
  type: 'object',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { const: '${type}', description: 'Says that this block is of ${spoken}.' },
    ...sectionProperties,
    items: {
      description: 'The entries, in order.',
      type: 'array',
      minItems: 1,
      items: text('One entry.'),
    },
  },
} as const satisfies JsonSchema;

export type ${pascal}Props = FromSchema<typeof schema>;
`,
    'view.tsx': `import { css } from '@emotion/react';
import { Section } from '#theme/ui/section.tsx';
import type { ${pascal}Props } from './schema.ts';

const list = css\`
  display: grid;
  gap: 0.5rem;
\`;

/** Draws the block: its heading, then its entries. */
export function ${pascal}View(block: ${pascal}Props) {
  return (
    <Section block={block}>
      <ul css={list}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
`,
    'block.ts': `import { defineBlock } from '#contract/define-block.ts';
import type { ${pascal}Props } from './schema.ts';
import { ${pascal}View } from './view.tsx';

export default defineBlock<${pascal}Props>({ View: ${pascal}View });
`,
    'example.yaml': `type: ${type}
id: ${type}
eyebrow: A few words
heading: A heading for the ${spoken}
intro: A sentence or two that lead into the entries.
items:
  - The first entry
  - The second entry
`,
  };
}
