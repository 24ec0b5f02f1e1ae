import { text } from './fields.ts';

/** The form of an id, and what is said of one that has another. */
export const anchorPattern = '^[a-z][a-z0-9-]*$';
export const anchorError = 'is not an anchor name. Use lower-case letters, digits and hyphens, starting with a letter';

/** What every block may carry. Spread into a block's properties: `...sectionProperties`. */
export const sectionProperties = {
  id: {
    description: 'A name for links to this block: id: team makes a link to #team work.',
    type: 'string',
    pattern: anchorPattern,
    patternErrorMessage: anchorError,
    reference: 'anchor',
  },
  eyebrow: text('A few words above the heading that say what kind of section this is.'),
  heading: text('The heading of the section. The first block of a page gives the page its main heading.'),
  intro: text('A sentence or two under the heading.'),
} as const;
