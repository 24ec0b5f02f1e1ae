import type { EntryDefinition } from '#contract/entry.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { TypeFolders } from './type-folders.ts';

/** A kind of entry: what its folder says. */
export interface EntryKind {
  /** The keys that only its entries have. */
  schema: JsonSchema;
  // biome-ignore lint/suspicious/noExplicitAny: every kind has fields of its own; its schema has checked them.
  definition: EntryDefinition<any>;
}

/** Every kind of entry by its name. */
export type EntryKinds = ReadonlyMap<string, EntryKind>;

export async function loadKinds(folders: TypeFolders): Promise<EntryKinds> {
  return new Map(
    await Promise.all(
      folders.types().map(async (kind) => {
        const { schema } = await folders.load<{ schema: JsonSchema }>(kind, 'schema.ts');
        const { default: definition } = await folders.load<{ default: EntryKind['definition'] }>(kind, 'entry.ts');
        return [kind, { schema, definition }] as const;
      }),
    ),
  );
}
