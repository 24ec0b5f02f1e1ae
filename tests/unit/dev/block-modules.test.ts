import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { blockModules } from '#engine/dev/block-modules.ts';
import { blockModuleUrl } from '#engine/dev/wire.ts';

const { resolveId, load } = blockModules({
  types: () => ['wave'],
  typesOfSite: () => ['wave'],
  isOfTheme: () => false,
  file: (type, name) => `/elsewhere/blocks/${type}/${name}`,
  has: () => true,
  load: () => Promise.reject(new Error('not here')),
}) as Plugin & Record<'resolveId' | 'load', (id: string) => string | undefined>;

test('the module of a block is found by its type, whatever folder holds it', () => {
  const id = blockModuleUrl('wave', 'effect.ts').slice('/@id/'.length);
  expect(load(resolveId(id) ?? '')).toBe('export { default } from "/elsewhere/blocks/wave/effect.ts";');
});

test('a module of another name is left to others', () => {
  expect(resolveId('virtual:client/site')).toBeUndefined();
  expect(load('\0virtual:client/site')).toBeUndefined();
});
