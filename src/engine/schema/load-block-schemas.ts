import type { JsonSchema } from '#contract/json-schema.ts';
import type { BlockFolders } from '#engine/blocks/block-folders.ts';

/** The schema of every block, read from the block folders. */
export async function loadBlockSchemas(folders: BlockFolders): Promise<Record<string, JsonSchema>> {
  const entries = await Promise.all(
    folders.types().map(async (type) => [type, (await folders.load<{ schema: JsonSchema }>(type, 'schema.ts')).schema] as const),
  );
  return Object.fromEntries(entries);
}
