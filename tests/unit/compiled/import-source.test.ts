import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compiledThread, importSource, isUncompiled, sharedModules, useCompiledModules } from '#engine/compiled/import-source.ts';
import { engineRoot } from '#engine/engine-root.ts';

const words = join(engineRoot, 'src/engine/contract/join-words.ts');
const gate = join(engineRoot, 'src/theme/blocks/gate/block.ts');

afterEach(() => useCompiledModules(undefined));

test('without a compiled engine a module is imported from its source, and nothing is shared', async () => {
  expect(await importSource(words)).toHaveProperty('joinWords');
  expect(isUncompiled(words)).toBe(false);
  expect(await sharedModules()).toBeUndefined();
  expect(compiledThread('card')).toBeUndefined();
});

test('a compiled engine gives what was compiled of a path, and the source of what was not', async () => {
  const compiled = { default: 'compiled' };
  const shared = { 'src/engine/contract/join-words.ts': {} };
  useCompiledModules({
    byPath: { 'src/theme/blocks/gate/block.ts': async () => ({ 'src/theme/blocks/gate/block.ts': compiled }) },
    shared: async () => shared,
    threads: { card: new URL('file:///compiled/card-thread.js') },
  });
  expect(await importSource(gate)).toBe(compiled);
  expect(isUncompiled(gate)).toBe(false);
  expect(await importSource(words)).toHaveProperty('joinWords');
  expect(isUncompiled(words)).toBe(true);
  expect(await sharedModules()).toBe(shared);
  expect(compiledThread('card')?.pathname).toBe('/compiled/card-thread.js');
});
