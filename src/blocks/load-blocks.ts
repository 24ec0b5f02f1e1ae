import { existsSync } from 'node:fs';
import { createElement } from 'react';
import type { BlockDefinition } from './define-block.ts';
import { blockFile, importBlockModule, listBlockTypes } from './list-block-types.ts';

// biome-ignore lint/suspicious/noExplicitAny: every block has props of its own; its schema has checked them.
export type AnyBlock = BlockDefinition<any>;

/** Every block by its type. */
export async function loadBlocks(): Promise<ReadonlyMap<string, AnyBlock>> {
  const entries = await Promise.all(listBlockTypes().filter((type) => existsSync(blockFile(type, 'block.ts'))).map(async (type) => [type, (await importBlockModule<{ default: AnyBlock }>(type, 'block.ts')).default] as const));
  const stub: AnyBlock = { View: (block) => createElement('section', null, JSON.stringify(block)) };
  return new Map([...listBlockTypes().map((type) => [type, stub] as const), ...entries]);
}
