import { entryReference } from '#contract/definitions/entry-reference.ts';

/** One person, or a list of several. @param description whom the key names */
export const personReferences = (description: string) => {
  const { description: _, ...person } = entryReference('person', '');
  return {
    ...person,
    description,
    type: ['string', 'array'] as const,
    minItems: 1,
    uniqueItems: true,
    items: entryReference('person', 'One person: people/ada.'),
  };
};
