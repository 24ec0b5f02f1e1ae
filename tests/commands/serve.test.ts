import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openServer } from '#engine/commands/open-server.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { createHandler } from '#engine/serve/create-handler.ts';
import { createSiteServer } from '#engine/serve/create-site-server.ts';
import { stopServer } from '#engine/serve/stop-server.ts';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';
import { openRaw } from '../safety/raw-client.ts';
import { serveByProcess } from '../safety/server-process.ts';
import { tinyDist } from '../safety/tiny-dist.ts';

const size = 8 << 20;
let dist: string;
beforeAll(() => {
  dist = tinyDist(size);
});
afterAll(() => rmSync(join(dist, '..'), { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe('a path that cannot be had is one sentence, and nothing is built', () => {
  test.each(['start', 'serve', 'preview'])('%s', async (command) => {
    const other = createServer().listen(0);
    await new Promise((listening) => other.once('listening', listening));
    const port = portOf(other);
    const site = createScratchSite({});
    const tries = [
      [{ PORT: String(port), HOST: undefined }, `Port ${port} is taken by another program: stop that one, or choose another port, as in`],
      [{ PORT: 'web', HOST: undefined }, 'PORT is "web", which is not a port: write a whole number from 1 to 65535, as in PORT=4173.'],
      [{ PORT: '0', HOST: 'no-such-host.invalid' }, 'HOST is "no-such-host.invalid", which is not an address of this machine: leave it'],
      [{ PORT: '0', HOST: '192.0.2.1' }, 'HOST is "192.0.2.1", which is not an address of this machine: leave it out, or write'],
    ] as const;
    for (const [env, sentence] of tries) {
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      const { status, stdout, stderr } = await runCommand([command, '--site', site, ...(command === 'start' ? [] : ['--out', dist])]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr.slice(0, sentence.length)).toBe(sentence);
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    }
    expect(existsSync(join(site, 'dist'))).toBe(false);
    rmSync(site, { recursive: true });
    other.close();
  });
});

test('preview listens to this machine only unless HOST says otherwise, serve to every interface', async () => {
  vi.stubEnv('PORT', '0');
  vi.stubEnv('HOST', '');
  const addresses: string[] = [];
  for (const [host, defaultHost] of [
    ['', '127.0.0.1'],
    ['', undefined],
    ['127.0.0.2', undefined],
  ] as const) {
    vi.stubEnv('HOST', host);
    const server = (await openServer(() => undefined, defaultHost)) as Server;
    addresses.push((server.address() as AddressInfo).address);
    server.close();
  }
  expect(addresses[0]).toBe('127.0.0.1');
  expect(['::', '0.0.0.0']).toContain(addresses[1]);
  expect(addresses[2]).toBe('127.0.0.2');
});

test('a folder without a complete build is one sentence', async () => {
  vi.stubEnv('PORT', '0');
  const site = createScratchSite({});
  expect(await runCommand(['serve', '--site', site])).toMatchObject({
    status: 2,
    stderr: `There is no complete site in ${join(site, 'dist')}: run npm run build -- --site ${pathFromHere(site)}.\n`,
  });
  const half = tinyDist();
  writeFileSync(join(half, 'a.html'), '<p>');
  expect(await runCommand(['serve', '--out', half])).toMatchObject({
    status: 2,
    stderr: `There is no complete site in ${half} (a.html in ${half} is missing or is not as it was built.): run npm run build -- --out ${pathFromHere(half)}.\n`,
  });
  for (const folder of [site, join(half, '..')]) rmSync(folder, { recursive: true });
});

describe('SIGTERM', () => {
  test('lets what is being sent come to its end, takes nothing more, and ends with 0', async () => {
    const server = await serveByProcess(dist);
    const idle = await openRaw(server.port, 'GET /a HTTP/1.1\r\nHost: x\r\n\r\n');
    const socket = await openRaw(server.port, 'GET /assets/big.abc.js HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((readable) => socket.once('readable', readable));
    const ended = new Promise((exit) => server.child.once('exit', exit));
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await refuses(server.port)).toBe(true), 30_000);
    let received = 0;
    for await (const chunk of socket) received += chunk.length;
    expect(received).toBeGreaterThan(size);
    expect(await ended).toBe(0);
    idle.destroy();
  });

  test('waits for what nobody reads only as long as it is given', async () => {
    for (const grace of [60_000, 100]) {
      const server = createSiteServer(createHandler(dist));
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const socket = await openRaw(portOf(server), 'GET /assets/big.abc.js HTTP/1.1\r\nHost: x\r\n\r\n');
      await new Promise((readable) => socket.once('readable', readable));
      const stopped = stopServer(server, grace).then(() => 'stopped');
      if (grace === 60_000) {
        expect(await Promise.race([stopped, wait(300, 'waits')])).toBe('waits');
        socket.destroy();
      }
      expect(await stopped).toBe('stopped');
      socket.destroy();
    }
  });
});

function refuses(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => done(false));
    socket.once('error', () => done(true));
    socket.once('connect', () => socket.destroy());
  });
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'npm run serve serves what is built, and leaves nothing behind when npm gets %s',
  async (signal) => {
    const npm: ChildProcess = spawn('npm', ['run', '--silent', 'serve', '--', '--out', dist], {
      cwd: engineRoot,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    });
    const said = await new Promise<string>((resolve) => npm.stdout?.once('data', (text) => resolve(String(text))));
    const { port, origin } = new URL(said.trim());
    expect((await fetch(`${origin.replace('localhost', '127.0.0.1')}/healthz`)).status).toBe(200);
    npm.kill(signal);
    await vi.waitFor(async () => expect(await refuses(Number(port))).toBe(true), 30_000);
  },
);
