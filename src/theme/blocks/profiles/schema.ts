import type { FromSchema } from 'json-schema-to-ts';
import { text } from '#contract/definitions/fields.ts';
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
          role: text('The position: Managing Director, Ireland.'),
          name: text('The name. Left out, the role is the heading.'),
          bio: text('Two or three sentences.'),
          location: text('Where the person works: Dublin.'),
          portrait: image,
          expertise: {
            description: 'Fields of expertise, a few words each.',
            type: 'array',
            minItems: 1,
            items: text('One field.'),
          },
        },
      },
    },
  },
} as const satisfies JsonSchema;

export type ProfilesProps = FromSchema<typeof schema>;
