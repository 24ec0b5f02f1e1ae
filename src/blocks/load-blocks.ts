import type { BlockDefinition } from './define-block.ts';
import { importBlockModule, listBlockTypes } from './list-block-types.ts';

// biome-ignore lint/suspicious/noExplicitAny: every block has props of its own; its schema has checked them.
export type AnyBlock = BlockDefinition<any>;

/** Every block by its type. */
export async function loadBlocks(): Promise<ReadonlyMap<string, AnyBlock>> {
  const load = async (type: string) => [type, (await importBlockModule<{ default: AnyBlock }>(type, 'block.ts')).default] as const;
  return new Map(await Promise.all(listBlockTypes().map(load)));
}
