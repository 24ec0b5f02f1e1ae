import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepValue } from '#engine/cache/keep-value.ts';
import { engineRoot } from '#engine/engine-root.ts';

const folder = `test-keep-value-${process.pid}`;
const path = join(engineRoot, '.cache', folder);
afterAll(() => rmSync(path, { recursive: true, force: true }));

const value = { text: '\u00e4 \u2028 "', list: [1, null] };

test('a value that was kept is not made again', async () => {
  expect(await keepValue(`${folder}/a.json`, async () => value)).toEqual(value);
  expect(await keepValue(`${folder}/a.json`, () => Promise.reject(new Error('kept')))).toEqual(value);
});

test.each<[string, (file: string) => void]>([
  ['cut off', (file) => truncateSync(file, 20)],
  ['empty', (file) => truncateSync(file, 0)],
  ['changed', (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('null', 'true'))],
  ['of another program', (file) => writeFileSync(file, '{"text":"foreign"}')],
])('an entry that is %s is made again, and kept', async (name, damage) => {
  const entry = `${folder}/${name.replaceAll(' ', '-')}.json`;
  let made = 0;
  const make = async () => {
    made++;
    return value;
  };
  await keepValue(entry, make);
  const file = readdirSync(path).find((kept) => kept.startsWith(basename(entry))) ?? '';
  damage(join(path, file));
  expect(await keepValue(entry, make)).toEqual(value);
  expect(await keepValue(entry, make)).toEqual(value);
  expect(made).toBe(2);
});
