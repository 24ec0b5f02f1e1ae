import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recoverOutput } from '#engine/emit/output/recover-output.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { loadBuild } from '#engine/serve/load-build.ts';
import { fixtureSites } from '../helpers/scratch-site.ts';
import { filesBelow } from './files-below.ts';

/**
 * Builds on file systems of other kinds, in a mount namespace of their own (unshare of util-linux, no rights needed), builds
 * that are killed, and builds at the same time.
 */
const folder = mkdtempSync(join(tmpdir(), 'output-machine-'));
const site = join(folder, 'site');
const dist = join(site, 'dist');
const cli = `${process.execPath} --import ${import.meta.resolve('tsx')} ${join(engineRoot, 'src', 'cli.ts')}`;
const { NODE_ENV: _, ...env } = process.env;

beforeAll(() => cpSync(join(fixtureSites, 'smallest'), site, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs commands of a shell where file systems can be mounted that nobody else sees. */
function withMounts(script: string) {
  const words = ['--user', '--map-root-user', '--mount', 'sh', '-ec', script];
  return spawnSync('unshare', words, { cwd: folder, env, encoding: 'utf8' });
}

describe('the output', () => {
  test('as a mount point is filled in place, again and again', () => {
    mkdirSync(dist);
    const { status, stdout, stderr } = withMounts(`
      mount -t tmpfs none ${dist}
      ${cli} build --site ${site} && touch ${folder}/built-once
      echo stale > ${folder}/x; ${cli} build --site ${site}
      cp -a ${dist} ${folder}/copy`);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.match(/3 paths/g)).toHaveLength(2);
    expect(loadBuild(join(folder, 'copy')).pageAt('/')).toBe('index.html');
    expect(readdirSync(join(folder, 'copy'))).not.toContain('.page-renderer-work');
  });

  test('as a folder bound from elsewhere is filled in place', () => {
    mkdirSync(join(folder, 'volume'));
    const { status, stderr } = withMounts(`mount --bind ${folder}/volume ${dist}; ${cli} build --site ${site}`);
    expect([status, stderr]).toEqual([0, '']);
    expect(loadBuild(join(folder, 'volume')).pageAt('/')).toBe('index.html');
  });

  test('on a full disk stays as it was, with one sentence', () => {
    const { status, stderr } = withMounts(`
      mount -t tmpfs -o size=300k none ${dist}
      cp ${join(fixtureSites, 'smallest', 'site.yaml')} ${folder}/before
      ${cli} build --site ${site} || echo "exit $?" >&2
      ls -A ${dist} >&2`);
    expect(stderr).toMatch(/^\S+ cannot be written: the disk is full\.\nexit 2\n$/);
    expect(status).toBe(0);
  });

  test.each([
    [
      'that can only be read',
      (at: string) => `mount --bind ${at} ${at}; mount -o remount,bind,ro ${at}`,
      'the file system can only be read',
    ],
    [
      'that cannot be written by this user',
      (at: string) => `chmod 555 ${at}; exec setpriv --bounding-set -all --inh-caps -all`,
      'no right',
    ],
  ])('in a folder %s is refused with one sentence', (what, make, reason) => {
    const out = join(folder, `out ${what}`);
    mkdirSync(out);
    const prefix = make(`'${out}'`);
    const { stderr } = withMounts(`${prefix}${prefix.includes('exec') ? ' ' : '; '}${cli} build --site ${site} --out '${out}/dist'`);
    expect(stderr).toContain(reason);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

test('in a folder of another user is refused with one sentence', () => {
  // Root gives its rights away; anybody else may not write what is root's.
  const isRoot = process.getuid?.() === 0;
  const theirs = isRoot ? join(folder, 'theirs') : '/usr';
  if (isRoot) {
    mkdirSync(theirs);
    chmodSync(folder, 0o755);
  }
  const as = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
  const words = [...as, ...cli.split(' '), 'build', '--site', site, '--out', join(theirs, 'dist')];
  const { status, stdout, stderr } = spawnSync(words[0] as string, words.slice(1), { cwd: folder, env, encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('no right');
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

const start = (out: string, from = site) =>
  spawn(process.execPath, ['--import', import.meta.resolve('tsx'), 'src/cli.ts', 'build', '--site', from, '--out', out], {
    cwd: engineRoot,
    env,
    stdio: 'ignore',
  });
const ended = (child: ReturnType<typeof start>) => new Promise<number | null>((done) => child.once('exit', done));

test('eight kills leave a whole build or none, and the next build cleans up', async () => {
  const parent = join(folder, 'kills');
  const out = join(parent, 'dist');
  mkdirSync(parent);
  const began = performance.now();
  await ended(start(out));
  const takes = performance.now() - began;
  for (let kill = 0; kill < 8; kill++) {
    const child = start(out);
    const gone = ended(child);
    await wait(takes * (0.3 + 0.09 * kill));
    child.kill('SIGKILL');
    await gone;
    if (existsSync(out)) expect(loadBuild(out).pageAt('/')).toBe('index.html');
    await recoverOutput(out);
    expect(loadBuild(out).pageAt('/')).toBe('index.html');
    expect(readdirSync(parent)).toEqual(['dist']);
  }
});

test('two programs that build two sites into one folder at once end with one of them, whole', async () => {
  const other = join(folder, 'other');
  cpSync(site, other, { recursive: true });
  writeFileSync(join(other, 'site.yaml'), readFileSync(join(other, 'site.yaml'), 'utf8').replaceAll('Small', 'Great'));
  const [left, right, both] = ['left', 'right', 'both'].map((name) => join(folder, name)) as [string, string, string];
  for (const [out, from] of [
    [left, site],
    [right, other],
  ] as const)
    expect(await ended(start(out, from))).toBe(0);
  for (let round = 0; round < 3; round++) {
    expect(await Promise.all([ended(start(both, site)), ended(start(both, other))])).toEqual([0, 0]);
    expect([filesBelow(left), filesBelow(right)]).toContainEqual(filesBelow(both));
  }
});
