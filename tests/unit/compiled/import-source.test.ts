import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';

const words = join(engineRoot, 'src/engine/contract/join-words.ts');
const gate = join(engineRoot, 'src/theme/blocks/gate/block.ts');

// What is compiled is known once a process; each test gets a module that knows of nothing.
beforeEach(() => vi.resetModules());

test('without a compiled engine a module is imported from its source, and nothing is shared', async () => {
  const { importSource, isUncompiled, sharedModules } = await import('#engine/compiled/import-source.ts');
  expect(await importSource(words)).toHaveProperty('joinWords');
  expect(isUncompiled(words)).toBe(false);
  expect(await sharedModules()).toBeUndefined();
});

test('a compiled engine gives what was compiled of a path, and the source of what was not', async () => {
  const { importSource, isUncompiled, sharedModules, useCompiledModules } = await import('#engine/compiled/import-source.ts');
  const compiled = { default: 'compiled' };
  const shared = { 'src/engine/contract/join-words.ts': {} };
  useCompiledModules({ byPath: { 'src/theme/blocks/gate/block.ts': async () => compiled }, shared: async () => shared });
  expect(await importSource(gate)).toBe(compiled);
  expect(isUncompiled(gate)).toBe(false);
  expect(await importSource(words)).toHaveProperty('joinWords');
  expect(isUncompiled(words)).toBe(true);
  expect(await sharedModules()).toBe(shared);
});
