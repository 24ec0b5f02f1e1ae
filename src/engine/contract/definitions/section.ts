/** What every block may carry. Spread into a block's properties: `...sectionProperties`. */
export const sectionProperties = {
  id: {
    description: 'A name for links to this block: id: team makes a link to #team work.',
    type: 'string',
    pattern: '^[a-z][a-z0-9-]*$',
    patternErrorMessage: 'is not an anchor name. Use lower-case letters, digits and hyphens, starting with a letter',
    reference: 'anchor',
  },
  eyebrow: { description: 'A few words above the heading that say what kind of section this is.', type: 'string', minLength: 1 },
  heading: {
    description: 'The heading of the section. The first block of a page gives the page its main heading.',
    type: 'string',
    minLength: 1,
  },
  intro: { description: 'A sentence or two under the heading.', type: 'string', minLength: 1 },
} as const;
