import { text } from './fields.ts';
import { link } from './link.ts';

/**
 * A link and its words. Spread into a schema that says which link it is: `{ title, description, ...labelledLink() }`.
 * @param words what is said of the label
 */
export const labelledLink = (words = 'The words of the link.') =>
  ({
    type: 'object',
    required: ['label', 'href'],
    additionalProperties: false,
    properties: { label: text(words), href: link },
  }) as const;
