import { importBlockModule, listBlockTypes } from '#engine/blocks/list-block-types.ts';
import type { JsonSchema } from './json-schema.ts';

/** The schema of every block, read from the block folders. */
export async function loadBlockSchemas(): Promise<Record<string, JsonSchema>> {
  const entries = await Promise.all(
    listBlockTypes().map(async (type) => [type, (await importBlockModule<{ schema: JsonSchema }>(type, 'schema.ts')).schema] as const),
  );
  return Object.fromEntries(entries);
}
