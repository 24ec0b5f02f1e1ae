import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { planFill } from '#engine/emit/output/fill-folder.ts';
import { fillInPlace } from '#engine/emit/output/fill-in-place.ts';
import { publishFolder } from '#engine/emit/output/publish-folder.ts';
import { recoverOutput } from '#engine/emit/output/recover-output.ts';
import { workName } from '#engine/emit/output/work-folder.ts';
import { filesBelow } from './files-below.ts';

let parent: string;
let dist: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'output-killed-'));
  dist = join(parent, 'dist');
});
afterEach(() => rmSync(parent, { recursive: true }));

const put = (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
};
const build = (word: string, pages: readonly string[]) => {
  const files = new Map([...pages, `assets/${word}.js`].map((file) => [file, word]));
  const listed = Object.fromEntries([...files].map(([file]) => [file, { bytes: word.length, hash: word }]));
  return files.set('routes.json', JSON.stringify({ routes: [], errors: [], files: listed }));
};
const old = build('old', ['index.html', 'gone/deep.html']);
const fresh = build('new', ['index.html', 'added.html']);
const flat = (files: ReadonlyMap<string, string>) => Object.fromEntries(files);
const inDist = () => Object.fromEntries(Object.entries(filesBelow(dist)).filter(([, content]) => content !== '/'));

/** What a build leaves behind that was killed: nobody has its number. */
function leaveBehind(base: string, files: Readonly<Record<string, string>>, owner: object = { host: hostname(), pid: deadPid() }): string {
  const work = join(base, workName, 'dist.01234567-89ab-cdef-0123-456789abcdef');
  put(join(base, workName), { '.gitignore': '*\n', 'dist.lock': JSON.stringify(owner) });
  put(work, { 'owner.json': JSON.stringify(owner), ...files });
  return work;
}
const deadPid = () => spawnSync('true').pid;
const as = (folder: string, files: ReadonlyMap<string, string>) =>
  Object.fromEntries([...files].map(([file, content]) => [`${folder}/${file}`, content]));

describe('a build that was killed', () => {
  test('before all was written is cleaned up, and what was there stays', async () => {
    put(dist, flat(old));
    leaveBehind(parent, { 'new/index.html': 'ha' });
    await recoverOutput(dist);
    expect(inDist()).toEqual(flat(old));
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  test('between the two renamings is finished', async () => {
    leaveBehind(parent, { ...as('new', fresh), ...as('old', old), 'plan.json': JSON.stringify(planFill(fresh.keys(), [])) });
    await recoverOutput(dist);
    expect(inDist()).toEqual(flat(fresh));
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  test('after the two renamings is cleaned up', async () => {
    put(dist, flat(fresh));
    leaveBehind(parent, { ...as('old', old), 'plan.json': JSON.stringify(planFill(fresh.keys(), [])) });
    await recoverOutput(dist);
    expect(inDist()).toEqual(flat(fresh));
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  test('half-way through filling a mount point is finished, wherever it stopped', async () => {
    const plan = planFill(fresh.keys(), [...old.keys()]);
    for (let moved = 0; moved <= plan.files.length; moved++) {
      rmSync(dist, { recursive: true, force: true });
      const [before, after] = [plan.files.slice(0, moved), plan.files.slice(moved)];
      const of = (names: readonly string[]) => new Map(names.map((name) => [name, fresh.get(name) ?? '']));
      put(dist, { ...flat(old), ...flat(of(before)) });
      leaveBehind(dist, { ...as('new', of(after)), 'plan.json': JSON.stringify(plan) });
      await recoverOutput(dist);
      expect(inDist()).toEqual(flat(fresh));
      expect(existsSync(join(dist, 'gone'))).toBe(false);
    }
  });

  test('on another machine counts as killed when it has touched nothing for ten minutes', async () => {
    const work = leaveBehind(parent, as('new', fresh), { host: 'elsewhere', pid: 1 });
    rmSync(join(parent, workName, 'dist.lock'));
    await recoverOutput(dist);
    expect(existsSync(work)).toBe(true);
    const before = new Date(Date.now() - 11 * 60_000);
    utimesSync(work, before, before);
    await recoverOutput(dist);
    expect(readdirSync(parent)).toEqual([]);
  });

  test('does not stop the next one, and git sees nothing of either', async () => {
    put(dist, flat(old));
    leaveBehind(parent, as('new', fresh));
    const git = (...words: string[]) => spawnSync('git', words, { cwd: parent, encoding: 'utf8' }).stdout;
    git('init', '-q');
    expect(git('status', '--porcelain', '-uall')).not.toContain(workName);
    await publishFolder(dist, fresh);
    expect(inDist()).toEqual(flat(fresh));
  });
});

describe('two builds at once', () => {
  test.each([
    ['swapping', publishFolder],
    ['filling in place', fillInPlace],
  ])('%s: the output is one of them, whole, and nothing is left over', async (_, publish) => {
    put(dist, flat(old));
    const builds = ['red', 'green', 'blue'].map((word) =>
      build(
        word,
        Array.from({ length: 40 }, (_, index) => `${word[0]}${index % 7}/${index}.html`),
      ),
    );
    for (let round = 0; round < 4; round++) {
      await Promise.all(builds.map((files) => publish(dist, files)));
      expect(builds.map(flat)).toContainEqual(inDist());
      expect(readdirSync(parent)).toEqual(['dist']);
    }
  });
});

test('a folder that is filled in place gets its list of files last, after what it lists', () => {
  const { files, stale } = planFill(
    ['routes.json', 'b.html', 'a.html.br', 'a.html', 'assets/x.js', '_headers'],
    ['a.html', 'c.html', 'assets/old.js'],
  );
  expect(files).toEqual(['assets/x.js', '_headers', 'a.html', 'a.html.br', 'b.html', 'routes.json']);
  expect(stale).toEqual(['c.html', 'assets/old.js']);
});

test('an output that is a link stays one', async () => {
  put(join(parent, 'volume', 'site'), flat(old));
  symlinkSync('volume/site', dist);
  await publishFolder(dist, fresh);
  expect(inDist()).toEqual(flat(fresh));
  expect(filesBelow(parent).dist).toBe('-> volume/site');
});

test('a failure leaves what was there, and no temporary file', async () => {
  put(dist, flat(old));
  const impossible = new Map([
    ['index.html', 'new'],
    ['index.html/below', 'a file cannot hold a file'],
  ]);
  for (const publish of [publishFolder, fillInPlace]) {
    await expect(publish(dist, impossible)).rejects.toThrow();
    expect(inDist()).toEqual(flat(old));
    expect(readdirSync(parent)).toEqual(['dist']);
  }
});
