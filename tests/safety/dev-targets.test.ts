import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { fixtureSites } from '../helpers/scratch-site.ts';
import { askRaw } from './raw-client.ts';

const cache = mkdtempSync(join(tmpdir(), 'dev-cache-'));
let vite: ChildProcess;
let port = 0;

beforeAll(async () => {
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  const program = join(engineRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  vite = spawn(process.execPath, [program, '--host', '127.0.0.1', '--port', '0'], {
    cwd: engineRoot,
    env: { ...env, NO_COLOR: '1', SITE: join(fixtureSites, 'smallest'), VITE_CACHE_DIR: cache },
  });
  let printed = '';
  port = await new Promise<number>((ready, failed) => {
    vite.once('exit', () => failed(new Error(printed)));
    vite.stderr?.on('data', (text) => (printed += text));
    vite.stdout?.on('data', (text) => {
      printed += text;
      const [, found] = printed.match(/http:\/\/127\.0\.0\.1:(\d+)/) ?? [];
      if (found) ready(Number(found));
    });
  });
}, 60_000);
afterAll(async () => {
  if (vite.exitCode === null) {
    const ended = new Promise((done) => vite.once('exit', done));
    vite.kill();
    await ended;
  }
  rmSync(cache, { recursive: true, force: true });
});

const ask = (target: string) => askRaw(port, `GET ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);

test('a target that names a host too opens no tool of the dev server, and ends it no more than one that cannot be read', async () => {
  for (const target of ['http://localhost/__open-in-editor?file=site.yaml', 'x://[/__open-in-editor'])
    expect(await ask(target), target).toMatch(/^HTTP\/1\.1 403 /);
  expect(await ask('http://[/')).toMatch(/^HTTP\/1\.1 200 /);
  expect(vite.exitCode).toBeNull();
});
