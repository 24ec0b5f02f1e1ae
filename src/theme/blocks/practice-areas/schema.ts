import type { FromSchema } from 'json-schema-to-ts';
import { colour } from '#contract/definitions/colour.ts';
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
          title: { description: 'The name of the area.', type: 'string', minLength: 1 },
          id: {
            description: 'A name for links to this area: id: tax makes a link to #tax work.',
            type: 'string',
            pattern: '^[a-z][a-z0-9-]*$',
            patternErrorMessage: 'is not an anchor name. Use lower-case letters, digits and hyphens, starting with a letter',
            reference: 'anchor',
          },
          description: { description: 'Two or three sentences.', type: 'string', minLength: 1 },
          icon,
          colour,
          note: { description: 'A restriction people must know: Available in Ireland only.', type: 'string', minLength: 1 },
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
                name: { description: 'The name of the service.', type: 'string', minLength: 1 },
                description: { description: 'A sentence or two.', type: 'string', minLength: 1 },
                features: {
                  description: 'What the service includes, a few words each.',
                  type: 'array',
                  minItems: 1,
                  items: { description: 'One feature.', type: 'string', minLength: 1 },
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
