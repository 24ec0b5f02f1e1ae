import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

test('start holds its port while it builds and says so, then serves, and ends at SIGTERM with 0', async () => {
  const port = await freePort();
  const site = createScratchSite({});
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), 'src/cli.ts', 'start', '--site', site], {
    cwd: engineRoot,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  const ended = new Promise((exit) => child.once('exit', exit));
  const seen: number[] = [];
  while (seen.at(-1) !== 200) {
    const status = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== seen.at(-1)) seen.push(status);
    await wait(50);
  }
  expect(seen).toEqual([0, 503, 200]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  rmSync(site, { recursive: true });
});

async function freePort(): Promise<number> {
  const server: Server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
