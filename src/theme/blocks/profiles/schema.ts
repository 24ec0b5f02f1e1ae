import type { FromSchema } from 'json-schema-to-ts';
import { image } from '#contract/definitions/image.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Profiles',
  description: 'People and what they are responsible for. Without a picture a monogram is drawn.',
  type: 'object',
  required: ['type', 'people'],
  additionalProperties: false,
  properties: {
    type: { const: 'profiles', description: 'A block of profiles.' },
    ...sectionProperties,
    people: {
      description: 'The people, in order.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'Profile',
        description: 'One person.',
        type: 'object',
        required: ['role'],
        additionalProperties: false,
        properties: {
          role: { description: 'The position: Managing Director, Ireland.', type: 'string', minLength: 1 },
          name: { description: 'The name. Left out, the role is the heading.', type: 'string', minLength: 1 },
          bio: { description: 'Two or three sentences.', type: 'string', minLength: 1 },
          location: { description: 'Where the person works: Dublin.', type: 'string', minLength: 1 },
          portrait: image,
          expertise: {
            description: 'Fields of expertise, a few words each.',
            type: 'array',
            minItems: 1,
            items: { description: 'One field.', type: 'string', minLength: 1 },
          },
        },
      },
    },
  },
} as const satisfies JsonSchema;

export type ProfilesProps = FromSchema<typeof schema>;
