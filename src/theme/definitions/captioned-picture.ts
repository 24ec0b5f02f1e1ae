import { text } from '#contract/definitions/fields.ts';
import { image } from '#contract/definitions/image.ts';

/** A picture with the words below it. */
export const captionedPicture = {
  title: 'Picture with a caption',
  description: 'A picture: the file, relative to this YAML file, the words that replace it, and those below it.',
  type: 'object',
  required: ['src', 'alt'],
  additionalProperties: false,
  properties: {
    ...image.properties,
    caption: text('What is said below the picture: what it shows, and who made it.'),
  },
} as const;
