import type { FromSchema } from 'json-schema-to-ts';
import { action } from '#contract/definitions/action.ts';
import { colour } from '#contract/definitions/colour.ts';
import { text } from '#contract/definitions/fields.ts';
import { icon } from '#contract/definitions/icon.ts';
import { image } from '#contract/definitions/image.ts';
import { link } from '#contract/definitions/link.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

const card = {
  title: 'Card',
  description: 'One card: a service, a sector, a benefit, a value.',
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    id: sectionProperties.id,
    title: text('The heading of the card.'),
    description: text('Two or three sentences.'),
    icon,
    image,
    colour,
    badge: text('A short highlight in the corner: Most requested.'),
    tag: text('A speciality printed under the text: Fintech licensing.'),
    points: {
      description: 'Features, specialties or services, a few words each.',
      type: 'array',
      items: text('One feature.'),
      minItems: 1,
    },
    facts: {
      description: 'Figures printed at the foot of the card: 150 projects, 98% satisfaction.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'Fact',
        description: 'A figure and what it counts.',
        type: 'object',
        required: ['value', 'label'],
        additionalProperties: false,
        properties: {
          value: text('The figure as printed, in quotes if it is a bare number.'),
          label: text('What it counts.'),
        },
      },
    },
    href: link,
    details: {
      title: 'Details',
      description: 'A button that opens more text in place and navigates nowhere.',
      type: 'object',
      required: ['label', 'text'],
      additionalProperties: false,
      properties: {
        label: text('The words on the button: Explore Service.'),
        text: text('What opens: a paragraph or two, separated by an empty line.'),
        points: {
          description: 'A list under the text.',
          type: 'array',
          items: text('One entry.'),
          minItems: 1,
        },
      },
    },
  },
} as const satisfies JsonSchema;

export const schema = {
  title: 'Card grid',
  description: 'Cards side by side: services, sectors, benefits, values. Each may link to a page or open its details in place.',
  type: 'object',
  required: ['type', 'cards'],
  additionalProperties: false,
  properties: {
    type: { const: 'card-grid', description: 'A grid of cards.' },
    ...sectionProperties,
    columns: {
      description: 'How many cards stand side by side on a wide screen; one more or fewer where a single card would be left over.',
      enum: [2, 3, 4],
      default: 3,
    },
    requires: {
      description: 'Labels of the facts that every card must have: [clients, satisfaction]. A card without one of them is an error.',
      type: 'array',
      items: text('The label of a fact, written as it is on the cards.'),
      minItems: 1,
    },
    cards: { description: 'The cards, in order.', type: 'array', itemKey: 'id', items: card, minItems: 1 },
    actions: { description: 'Buttons under the grid.', type: 'array', items: action, minItems: 1 },
  },
} as const satisfies JsonSchema;

export type CardGridProps = FromSchema<typeof schema>;
export type CardProps = FromSchema<typeof card>;
