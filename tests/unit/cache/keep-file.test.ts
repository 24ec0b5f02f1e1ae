import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cacheFolder, keepInSite } from '#engine/cache/keep-file.ts';
import { engineRoot } from '#engine/engine-root.ts';

const folder = `test-keep-file-${process.pid}`;
const path = join(engineRoot, '.cache', folder);
afterAll(() => rmSync(path, { recursive: true, force: true }));
beforeEach(() => rmSync(path, { recursive: true, force: true }));

/** As a process that has just begun would have them. */
async function load() {
  vi.resetModules();
  const { keepFile, keepFileAt } = await import('#engine/cache/keep-file.ts');
  const { sweepCache } = await import('#engine/cache/sweep-cache.ts');
  return { keepFile, keepFileAt, sweepCache };
}

const never = () => Promise.reject(new Error('it is made again'));

/** Without the hash at their end. */
const namesIn = (folder: string) => readdirSync(folder).map((name) => name.replace(/\.[\da-f]{16}$/, ''));

test('what is asked for twice at once is made once, and both get it', async () => {
  const { keepFile } = await load();
  let made = 0;
  const make = async () => {
    made++;
    await new Promise((done) => setTimeout(done, 5));
    return Buffer.from('picture');
  };
  const both = await Promise.all([keepFile(`${folder}/a`, make), keepFile(`${folder}/a`, make), keepFile(`${folder}/a`, make)]);
  expect(both.map(String)).toEqual(['picture', 'picture', 'picture']);
  expect(made).toBe(1);
  expect(String(await keepFile(`${folder}/a`, never))).toBe('picture');
  expect(namesIn(path)).toEqual(['a']);
});

test('what fails is tried again by the next who asks', async () => {
  const { keepFile } = await load();
  await expect(keepFile(`${folder}/b`, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String(await keepFile(`${folder}/b`, async () => Buffer.from('yes')))).toBe('yes');
});

test('a later process finds it, in a file of its own that can be published by a link', async () => {
  const first = await (await load()).keepFileAt(`${folder}/c.br`, async () => Buffer.from('made'));
  const second = await (await load()).keepFileAt(`${folder}/c.br`, never);
  expect(second).toEqual({ content: Buffer.from('made'), path: first.path });
  expect(readFileSync(first.path ?? '', 'utf8')).toBe('made');
});

test.each([
  ['was truncated', (file: string) => truncateSync(file, 2)],
  ['was emptied', (file: string) => truncateSync(file, 0)],
  ['holds something else of the same size', (file: string) => writeFileSync(file, 'evil')],
])('a file that %s is made anew', async (_, damage) => {
  const { path: kept } = await (await load()).keepFileAt(`${folder}/d`, async () => Buffer.from('good'));
  damage(kept ?? '');
  const { keepFile } = await load();
  expect(String(await keepFile(`${folder}/d`, async () => Buffer.from('good')))).toBe('good');
  expect(readFileSync(kept ?? '', 'utf8')).toBe('good');
});

const old = new Date(Date.now() - 40 * 86_400_000);
const limits = { bytes: 1_000_000, days: 30 };

test('what no build has used in a month is deleted, and what a killed one left half written', async () => {
  const { keepFileAt, sweepCache } = await load();
  const { path: used = '' } = await keepFileAt(`${folder}/used`, async () => Buffer.from('used'));
  for (const name of ['old', 'young', 'published', 'killed.tmp', 'running.tmp']) writeFileSync(join(path, name), name);
  mkdirSync(join(path, 'dist'));
  linkSync(join(path, 'published'), join(path, 'dist', 'published'));
  for (const file of [used, ...['old', 'published', 'killed.tmp'].map((name) => join(path, name))]) utimesSync(file, old, old);
  sweepCache([folder, 'there-is-no-such-folder'], limits);
  expect(namesIn(path).sort()).toEqual(['dist', 'published', 'running.tmp', 'used', 'young']);
});

test('of too much the oldest is deleted first, and what this build uses last', async () => {
  const { keepFileAt, sweepCache } = await load();
  const { path: used = '' } = await keepFileAt(`${folder}/used`, async () => Buffer.alloc(100));
  for (const [index, name] of ['first', 'second', 'third'].entries()) {
    writeFileSync(join(path, name), Buffer.alloc(100));
    const time = new Date(Date.now() - 60_000 + index * 1_000);
    utimesSync(join(path, name), time, time);
  }
  utimesSync(used, old, old);
  sweepCache([folder], { ...limits, bytes: 250 });
  expect(namesIn(path).sort()).toEqual(['third', 'used']);
});

test('Git is told that what is kept is no part of the site', async () => {
  const site = mkdtempSync(join(tmpdir(), 'keep-in-site-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(site, { recursive: true });
  });
  vi.stubEnv('BUILD_CACHE', join(site, '.cache'));
  const { keepFile } = await load();
  await keepFile('some/name', async () => Buffer.from('content'));
  expect(readFileSync(join(site, '.cache', '.gitignore'), 'utf8')).toBe('*\n');
});

test('what a command makes is kept in the site, unless BUILD_CACHE names another folder', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('BUILD_CACHE', '');
  keepInSite('/sites/one');
  expect(cacheFolder()).toBe(resolve('/sites/one/.cache'));
  vi.stubEnv('BUILD_CACHE', '/elsewhere');
  keepInSite('/sites/one');
  expect(cacheFolder()).toBe(resolve('/elsewhere'));
});
