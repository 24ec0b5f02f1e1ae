import type { FromSchema } from 'json-schema-to-ts';
import { colour } from '#contract/definitions/colour.ts';
import { text } from '#contract/definitions/fields.ts';
import { icon } from '#contract/definitions/icon.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Practice areas',
  description: 'Areas of practice, each with the services it offers and what every service includes.',
  type: 'object',
  required: ['type', 'areas'],
  additionalProperties: false,
  properties: {
    type: { const: 'practice-areas', description: 'A block of practice areas.' },
    ...sectionProperties,
    areas: {
      description: 'The areas, in order.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'Practice area',
        description: 'One area with its services.',
        type: 'object',
        required: ['title', 'services'],
        additionalProperties: false,
        properties: {
          title: text('The name of the area.'),
          id: {
            description: 'A name for links to this area: id: tax makes a link to #tax work.',
            type: 'string',
            pattern: '^[a-z][a-z0-9-]*$',
            patternErrorMessage: 'is not an anchor name. Use lower-case letters, digits and hyphens, starting with a letter',
            reference: 'anchor',
          },
          description: text('Two or three sentences.'),
          icon,
          colour,
          note: text('A restriction people must know: Available in Ireland only.'),
          services: {
            description: 'The services of this area.',
            type: 'array',
            minItems: 1,
            items: {
              title: 'Service',
              description: 'One service and what it includes.',
              type: 'object',
              required: ['name'],
              additionalProperties: false,
              properties: {
                name: text('The name of the service.'),
                description: text('A sentence or two.'),
                features: {
                  description: 'What the service includes, a few words each.',
                  type: 'array',
                  minItems: 1,
                  items: text('One feature.'),
                },
              },
            },
          },
        },
      },
    },
  },
} as const satisfies JsonSchema;

export type PracticeAreasProps = FromSchema<typeof schema>;
