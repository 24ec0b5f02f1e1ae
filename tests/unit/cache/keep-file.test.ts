import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { forgetUnused, keepFile } from '#engine/cache/keep-file.ts';
import { engineRoot } from '#engine/engine-root.ts';

const folder = `test-keep-file-${process.pid}`;
const path = join(engineRoot, '.cache', folder);
afterAll(() => rmSync(path, { recursive: true, force: true }));

test('what is asked for twice at once is made once, and both get it', async () => {
  let made = 0;
  const make = async () => {
    made++;
    await new Promise((done) => setTimeout(done, 5));
    return Buffer.from('picture');
  };
  const both = await Promise.all([keepFile(`${folder}/a`, make), keepFile(`${folder}/a`, make), keepFile(`${folder}/a`, make)]);
  expect(both.map(String)).toEqual(['picture', 'picture', 'picture']);
  expect(made).toBe(1);
  expect(String(await keepFile(`${folder}/a`, () => Promise.reject(new Error('kept'))))).toBe('picture');
  expect(readdirSync(path)).toEqual(['a']);
});

test('what fails is tried again by the next who asks', async () => {
  await expect(keepFile(`${folder}/b`, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String(await keepFile(`${folder}/b`, async () => Buffer.from('yes')))).toBe('yes');
});

test('what no build has asked for in a month is deleted', async () => {
  await keepFile(`${folder}/c`, async () => Buffer.from('asked for'));
  for (const name of ['old', 'young']) writeFileSync(join(path, name), name);
  const before = new Date(Date.now() - 40 * 86_400_000);
  for (const name of ['old', 'c']) utimesSync(join(path, name), before, before);
  await forgetUnused([folder, 'there-is-no-such-folder']);
  expect(readdirSync(path).filter((name) => ['old', 'young', 'c'].includes(name))).toEqual(['c', 'young']);
});
