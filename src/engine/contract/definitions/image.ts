/** A picture file beside the page, with the words that stand for it. */
export const image = {
  title: 'Image',
  description: 'A picture: the file, relative to this YAML file, and the words that replace it for people who cannot see it.',
  type: 'object',
  required: ['src', 'alt'],
  additionalProperties: false,
  properties: {
    src: {
      description: 'The picture file, relative to this YAML file: ./art/harbour.svg. SVG, PNG, JPEG, WebP or AVIF.',
      type: 'string',
      pattern: '^\\.{1,2}/[^\\s\\\\]+\\.(?:[sS][vV][gG]|[pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$',
      patternErrorMessage: 'is not a picture path. Write it relative to this file, as in ./art/harbour.svg (svg, png, jpg, webp or avif)',
      reference: 'image',
    },
    alt: {
      description: 'What the picture says, in words. Write "" when it only decorates.',
      type: 'string',
    },
  },
} as const;
