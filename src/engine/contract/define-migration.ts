/**
 * What migrate.ts in a block's folder says: how a block that was written for an earlier shape is written for the one of today.
 * What is only called differently needs none: the schema says so with `formerly`.
 */
export interface Migration<Old extends object = object, New extends object = object> {
  /** Whether a block is as it was before. Gets any block of the type, those of today included. */
  isOld(block: Readonly<Record<string, unknown>>): boolean;
  /** The same block for today's shape. What it makes is never old itself. */
  migrate(block: Old): New;
  /** One block before and after, tried by the tests. */
  example: { before: Old; after: New };
}

/** Gives the migration its types; the default export of every migrate.ts. */
export function defineMigration<Old extends object, New extends object>(migration: Migration<Old, New>): Migration<Old, New> {
  return migration;
}
