import { text } from './fields.ts';
/** What every block may carry. Spread into a block's properties: `...sectionProperties`. */
export const sectionProperties = {
  id: {
    description: 'A name for links to this block: id: team makes a link to #team work.',
    type: 'string',
    pattern: '^[a-z][a-z0-9-]*$',
    patternErrorMessage: 'is not an anchor name. Use lower-case letters, digits and hyphens, starting with a letter',
    reference: 'anchor',
  },
  eyebrow: text('A few words above the heading that say what kind of section this is.'),
  heading: text('The heading of the section. The first block of a page gives the page its main heading.'),
  intro: text('A sentence or two under the heading.'),
} as const;
