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
    label: { description: 'The words on the button.', type: 'string', minLength: 1 },
    href: link,
    icon,
    newTab: { description: 'Opens in a new tab. For other sites only; people are told so.', type: 'boolean' },
  },
} as const;
