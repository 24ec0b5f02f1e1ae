import { expect, test } from 'vitest';
import type { JsonSchema } from '#contract/json-schema.ts';
import { listProperties } from '#engine/dev/screens/list-properties.ts';

const schema: JsonSchema = {
  required: ['type', 'cards'],
  properties: {
    type: { const: 'cards' },
    columns: { description: 'How many.', enum: [2, 3], default: 3 },
    cards: {
      description: 'The cards.',
      type: 'array',
      items: {
        type: 'object',
        required: ['title'],
        properties: { title: { type: 'string', description: 'Its title.' }, link: { $ref: 'shared.json#/definitions/action' } },
      },
    },
  },
};
const shared = { action: { type: 'object', description: 'A link.', properties: { href: { type: 'string', description: 'Where to.' } } } };

test('lists properties, what stands inside them and what they refer to, in the order of the schema', () => {
  expect(listProperties(schema, shared).map(({ name, kind, required, fallback }) => [name, kind, required, fallback])).toEqual([
    ['columns', '2 | 3', false, '3'],
    ['cards', 'list of object', true, undefined],
    ['cards[].title', 'text', true, undefined],
    ['cards[].link', 'object', false, undefined],
    ['cards[].link.href', 'text', false, undefined],
  ]);
});
