import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askRaw, openRaw, statusesIn } from './raw-client.ts';
import { type ServerProcess, serveByProcess } from './server-process.ts';
import { tinyDist } from './tiny-dist.ts';

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  // More than a socket takes without being read.
  folder = tinyDist(8 << 20);
  server = await serveByProcess(folder);
});
afterAll(async () => {
  await server.stop();
  rmSync(join(folder, '..'), { recursive: true });
});

const request = 'GET /assets/big.abc.js HTTP/1.1\r\nHost: x\r\n\r\n';

test('300 requests that are given up while they are answered leave no descriptor open', async () => {
  await (await fetch(`http://127.0.0.1:${server.port}/assets/big.abc.js`, { headers: { connection: 'close' } })).arrayBuffer();
  const before = server.descriptors();
  for (let round = 0; round < 6; round++) {
    const sockets = await Promise.all(Array.from({ length: 50 }, () => openRaw(server.port, request)));
    await wait(20);
    for (const socket of sockets) socket.resetAndDestroy();
  }
  await vi.waitFor(() => expect(server.descriptors()).toBeLessThanOrEqual(before), 30_000);
  expect(server.complaints()).toBe('');
});

test('a connection that asks 5 000 times and reads nothing is ended', async () => {
  const socket = await openRaw(server.port, request.repeat(5000));
  const before = server.megabytes();
  await vi.waitFor(async () => {
    // Writing is how one learns that the other side has ended the connection.
    socket.write(request);
    expect(socket.destroyed).toBe(true);
  }, 30_000);
  expect(server.megabytes() - before).toBeLessThan(100);
});

test('32 requests that are sent at once are answered in their order', async () => {
  const paths = Array.from({ length: 31 }, (_, index) => (index % 2 === 0 ? '/a' : '/nope'));
  const asked = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
  const answer = await askRaw(server.port, `${asked}GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(statusesIn(answer)).toEqual([...paths.map((path) => (path === '/a' ? 200 : 404)), 200]);
});
