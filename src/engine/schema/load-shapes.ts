import type { JsonSchema } from '#contract/json-schema.ts';
import type { Theme } from '#contract/theme.ts';
import { blockFolders, entryFolders, type TypeFolders } from '#engine/blocks/type-folders.ts';
import type { Shapes } from './publish-schemas.ts';

/** The shapes that a site can use: those of the theme and its own. @param root absolute path of the site */
export async function loadShapes(theme: Theme, root?: string): Promise<Shapes> {
  const [blocks, entries] = await Promise.all([loadSchemas(blockFolders(theme, root)), loadSchemas(entryFolders(theme, root))]);
  return { theme, blocks, entries };
}

/** The schema of every type, read from the folders. */
export async function loadSchemas(folders: TypeFolders): Promise<Record<string, JsonSchema>> {
  const entries = await Promise.all(
    folders.types().map(async (type) => [type, (await folders.load<{ schema: JsonSchema }>(type, 'schema.ts')).schema] as const),
  );
  return Object.fromEntries(entries);
}
