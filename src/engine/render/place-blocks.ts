import type { BlockContext, Tone } from '#contract/block-context.tsx';
import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';

/**
 * Gives every block its heading level, its background and its effect, from what stands around it.
 * @param sources where each block is written, for the dev server
 */
export function placeBlocks(
  blocks: readonly BlockData[],
  definitions: ReadonlyMap<string, AnyBlock>,
  sources: readonly (string | undefined)[] = [],
): BlockContext[] {
  const main = blocks.findIndex((block) => typeof block.heading === 'string');
  let last: Tone = 'shade';
  return blocks.map((block, index) => {
    const definition = definitions.get(block.type);
    const wanted = definition?.tone?.(block) ?? 'auto';
    const tone: Tone = wanted === 'auto' ? (last === 'paper' ? 'shade' : 'paper') : wanted;
    last = tone;
    const moves = definition?.hasEffect && (definition.needsEffect?.(block) ?? true);
    return { index, level: index === main ? 1 : 2, tone, effect: moves ? block.type : undefined, source: sources[index] };
  });
}
