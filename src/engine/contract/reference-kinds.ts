/** The kinds of reference whose names a site chooses, in its site.yaml and by its files. */
export const namedKinds = [
  'region',
  'menu',
  'footer',
  'flag',
  'option-list',
  'text-list',
  'shared-block',
  'collection',
  'topic',
  'entry',
] as const;

export type NamedKind = (typeof namedKinds)[number];

/** Lists of site.yaml by what they hold. */
export type ListKind = Extract<NamedKind, `${string}-list`>;

/**
 * What a value can name, as the keyword `reference` of its schema says: the checks follow it, and editors complete it. A `sample` names
 * nothing: it shows visitors what they may write, such as name@example.com.
 */
export const referenceKinds = ['link', 'image', 'font', 'anchor', 'markdown', 'search-index', 'sample', ...namedKinds] as const;

export type ReferenceKind = (typeof referenceKinds)[number];
