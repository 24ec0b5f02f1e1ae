import type { BlockData } from '#engine/schema/page-schema.ts';

/**
 * Finds the blocks that make the drawing of a page throw, by drawing each of them alone.
 * @param draw draws a page of these blocks
 * @returns what was thrown, by the index of the block; empty if every block can be drawn alone
 */
export async function findBrokenBlocks(
  blocks: readonly BlockData[],
  draw: (blocks: BlockData[]) => Promise<unknown>,
): Promise<Map<number, unknown>> {
  const broken = new Map<number, unknown>();
  for (const [index, block] of blocks.entries()) await draw([block]).catch((error) => broken.set(index, error));
  return broken;
}
