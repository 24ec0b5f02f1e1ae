import type { EntryDefinition } from '#contract/entry.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { TypeFolders } from './type-folders.ts';

/** A kind of entry: what its folder says. */
export interface EntryKind {
  /** The keys that only its entries have. */
  schema: JsonSchema;
  // biome-ignore lint/suspicious/noExplicitAny: every kind has fields of its own; its schema has checked them.
  definition: EntryDefinition<any>;
  /** The absolute path of its code. */
  file: string;
}

/** Stands for a definition that does not load: entries are called by their titles, and their pages show only blocks of their own. */
const plain: EntryDefinition<{ title: string }> = {
  teaser: ({ fields: { title } }) => ({ title }),
  page: () => ({ before: [], after: [] }),
};

/** Every kind of entry by its name. */
export type EntryKinds = ReadonlyMap<string, EntryKind>;

/** Code that does not load is reported where the shapes of a site are judged. */
export async function loadKinds(folders: TypeFolders): Promise<EntryKinds> {
  return new Map(
    await Promise.all(
      folders.types().map(async (kind) => {
        const [{ schema = {} }, { default: definition = plain }] = await Promise.all([
          folders.load<{ schema?: JsonSchema }>(kind, 'schema.ts').catch(() => ({ schema: undefined })),
          folders.load<{ default?: EntryKind['definition'] }>(kind, 'entry.ts').catch(() => ({ default: undefined })),
        ]);
        return [kind, { schema, definition, file: folders.file(kind, 'entry.ts') }] as const;
      }),
    ),
  );
}
