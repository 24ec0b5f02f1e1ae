import type { BlockDefinition } from '#contract/define-block.ts';
import { hasBlockFile, importBlockModule, listBlockTypes } from './list-block-types.ts';

// biome-ignore lint/suspicious/noExplicitAny: every block has props of its own; its schema has checked them.
export interface AnyBlock extends BlockDefinition<any> {
  /** Whether the folder holds an effect.ts. */
  hasEffect?: boolean;
  /** Whether the folder holds an island.tsx. */
  hasIsland?: boolean;
}

/** Every block by its type. */
export async function loadBlocks(): Promise<ReadonlyMap<string, AnyBlock>> {
  return new Map(await Promise.all(listBlockTypes().map(async (type) => [type, await loadBlock(type)] as const)));
}

/** What the folder of one block says: its block.ts, and which scripts stand beside it. */
export async function loadBlock(type: string): Promise<AnyBlock> {
  const { default: definition } = await importBlockModule<{ default: AnyBlock }>(type, 'block.ts');
  return { ...definition, hasEffect: hasBlockFile(type, 'effect.ts'), hasIsland: hasBlockFile(type, 'island.tsx') };
}
