/** What a collection can be called, as a regular expression. */
export const collectionName = '[a-z][a-zA-Z0-9-]*';

/** The name of another entry, whose kind is known: author: people/ada. @param kind the folder of the kind: person */
export const entryReference = (kind: string, description: string) => ({
  description,
  type: 'string' as const,
  pattern: `^${collectionName}/[a-z0-9][a-z0-9._-]*$`,
  patternErrorMessage: 'does not name an entry. Write its collection, a slash and the name of its file, as in people/ada',
  reference: 'entry' as const,
  entryKind: kind,
});

/** The topics of an entry, each one of those that site.yaml declares for its collection. */
export const topics = (description: string) => ({
  description,
  type: 'array' as const,
  minItems: 1,
  uniqueItems: true,
  items: { description: 'One topic, as site.yaml declares it.', type: 'string' as const, minLength: 1, reference: 'topic' as const },
});
