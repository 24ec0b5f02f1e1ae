import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { contentHash } from '#engine/read/content-hash.ts';
import type { Validation } from '#engine/validate/create-validator.ts';
import { keepSoundSettings } from '#engine/validate/keep-sound-settings.ts';

const folder = join(tmpdir(), 'keep-sound-settings');
const slot = join(engineRoot, '.cache', 'settings', `${contentHash(folder, 20)}.json`);

const sound: Validation = { errors: [], references: [{ kind: 'link', value: '/team', path: ['menus', 0], isLong: true }] };
const wrong = { errors: [{ message: 'must be string' }], references: [] } as unknown as Validation;

beforeEach(() => {
  remove();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'site.schema.json'), '{}');
});

function remove(): void {
  rmSync(folder, { recursive: true, force: true });
  rmSync(slot, { recursive: true, force: true });
}
afterAll(remove);

/** Validates once, as a process of its own would. @returns what came of it, and whether the schema was needed */
function validate(data: unknown, result = sound): { found: Validation; asked: boolean } {
  let asked = false;
  const site = keepSoundSettings(() => {
    asked = true;
    return result;
  }, folder);
  const found = site(data);
  return { found, asked };
}

test('a sound site.yaml is validated once', () => {
  expect(validate({ name: 'Harbour' })).toEqual({ found: sound, asked: true });
  expect(validate({ name: 'Harbour' })).toEqual({ found: sound, asked: false });
});

test('it is validated again when it or a schema has changed', () => {
  validate({ name: 'Harbour' });
  expect(validate({ name: 'Quay' }).asked).toBe(true);
  writeFileSync(join(folder, 'site.schema.json'), '{ "type": "object" }');
  expect(validate({ name: 'Quay' }).asked).toBe(true);
  expect(validate({ name: 'Quay' }).asked).toBe(false);
});

test('mistakes are found each time, and what was sound before is still known', () => {
  validate({ name: 'Harbour' });
  expect(validate({ name: 1 }, wrong)).toEqual({ found: wrong, asked: true });
  expect(validate({ name: 1 }, wrong)).toEqual({ found: wrong, asked: true });
  expect(validate({ name: 'Harbour' }).asked).toBe(false);
});

test.each<[string, () => void]>([
  ['is cut off', () => writeFileSync(slot, readFileSync(slot, 'utf8').slice(0, 30))],
  ['holds something else', () => writeFileSync(slot, 'null')],
  ['is a folder', () => [rmSync(slot), mkdirSync(join(slot, 'photos'), { recursive: true })]],
])('what was remembered does not matter where it %s', (_, damage) => {
  validate({ name: 'Harbour' });
  damage();
  expect(validate({ name: 'Harbour' })).toEqual({ found: sound, asked: true });
});

test('one file is kept for each folder of schemas, and nothing else', () => {
  for (const name of ['Harbour', 'Quay', 'Pier']) validate({ name });
  expect(statSync(slot).isFile()).toBe(true);
  expect(readdirSync(join(engineRoot, '.cache', 'settings')).filter((file) => file.endsWith('.tmp'))).toEqual([]);
});
