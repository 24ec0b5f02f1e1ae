import { text } from './fields.ts';
import { icon } from './icon.ts';
import { link } from './link.ts';

/** A button-like link. */
export const action = {
  title: 'Action',
  description: 'A link drawn as a button.',
  type: 'object',
  required: ['label', 'href'],
  additionalProperties: false,
  properties: {
    label: text('The words on the button.'),
    href: link,
    icon,
    newTab: { description: 'Opens in a new tab. For other sites only; people are told so.', type: 'boolean' },
  },
} as const;
