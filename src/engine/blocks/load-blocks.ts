import type { ComponentType } from 'react';
import { defaultsOf } from '#contract/defaults-of.ts';
import type { BlockDefinition } from '#contract/define-block.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { TypeFolders } from './type-folders.ts';

// biome-ignore lint/suspicious/noExplicitAny: every block has props of its own; its schema has checked them.
export interface AnyBlock extends BlockDefinition<any> {
  /** The values of keys that a page leaves out: the defaults of the schema. */
  defaults?: Readonly<Record<string, unknown>>;
  /** Whether it searches the site: the type in its schema has `reference: search-index`. */
  searches?: boolean;
  /** Whether the folder holds an effect.ts. */
  hasEffect?: boolean;
  /** The component of the folder's island.tsx, if it holds one. */
  Island?: ComponentType<object>;
}

/** Every block by its type. */
export async function loadBlocks(folders: TypeFolders): Promise<ReadonlyMap<string, AnyBlock>> {
  return new Map(await Promise.all(folders.types().map(async (type) => [type, await loadBlock(folders, type)] as const)));
}

/** What the folder of one block says: its block.ts, and which scripts stand beside it. */
export async function loadBlock(folders: TypeFolders, type: string): Promise<AnyBlock> {
  const { default: definition } = await folders.load<{ default: AnyBlock }>(type, 'block.ts');
  const { schema } = await folders.load<{ schema: JsonSchema }>(type, 'schema.ts');
  const island = folders.has(type, 'island.tsx') ? await folders.load<{ default: ComponentType<object> }>(type, 'island.tsx') : undefined;
  return {
    ...definition,
    defaults: defaultsOf(schema),
    searches: schema.properties?.type?.reference === 'search-index',
    hasEffect: folders.has(type, 'effect.ts'),
    Island: island?.default,
  };
}
