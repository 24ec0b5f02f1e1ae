import type { FromSchema } from 'json-schema-to-ts';
import { email, phone, text } from '#contract/definitions/fields.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { captionedPicture } from '#theme/definitions/captioned-picture.ts';
import { longText } from '#theme/definitions/long-text.ts';

export const schema = {
  title: 'Office',
  description: 'A place where the firm can be visited.',
  type: 'object',
  required: ['address', 'summary'],
  properties: {
    address: { description: 'The lines of the address, the street first.', type: 'array', minItems: 1, items: text('One line.') },
    email: email('The e-mail address.'),
    phone: phone('The phone number.'),
    hours: text('When it is open: Monday to Friday, 9:00 to 17:00.'),
    summary: text('What the office does, in a sentence or two; lists and search results show it.'),
    picture: captionedPicture,
    text: longText('More about the office, in Markdown; write it under "text: |".'),
  },
} as const satisfies JsonSchema;

export type OfficeFields = FromSchema<typeof schema> & { title: string };
