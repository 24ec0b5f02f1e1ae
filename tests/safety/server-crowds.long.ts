import { rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askRaw, openRaw, statusesIn } from './raw-client.ts';
import { type ServerProcess, serveByProcess } from './server-process.ts';
import { tinyDist } from './tiny-dist.ts';

let dist: string;
let server: ServerProcess;
beforeEach(async () => {
  // More than a socket takes without being read.
  dist = tinyDist(8 << 20);
  server = await serveByProcess(dist);
  await askRaw(server.port, 'GET /assets/big.abc.js HTTP/1.0\r\n\r\n', 20_000);
});
afterEach(async () => {
  await server.stop();
  rmSync(join(dist, '..'), { recursive: true });
});

const request = 'GET /assets/big.abc.js HTTP/1.1\r\nHost: x\r\n\r\n';
const openMany = (count: number, bytes: string) => Promise.all(Array.from({ length: count }, () => openRaw(server.port, bytes)));
const isServed = async () => statusesIn(await askRaw(server.port, 'GET /a HTTP/1.0\r\n\r\n', 60_000))[0] === 200;

function report(name: string, before: ReturnType<typeof measure>) {
  const after = measure();
  console.log(`${name}: descriptors ${before.descriptors} -> ${after.descriptors}, memory ${before.megabytes} -> ${after.megabytes} MB`);
  return after;
}
const measure = () => ({ descriptors: server.descriptors(), megabytes: Math.round(server.megabytes()) });

test('10 000 aborted requests later there are as many descriptors as before', async () => {
  const before = measure();
  for (let round = 0; round < 100; round++) {
    const sockets = await openMany(100, request);
    // Some go before the answer begins, some while it is sent.
    await wait(round % 20);
    for (const [index, socket] of sockets.entries()) {
      if (index % 2 === 0) socket.resetAndDestroy();
      else socket.destroy();
    }
  }
  await vi.waitFor(() => expect(server.descriptors()).toBeLessThanOrEqual(before.descriptors), { timeout: 20_000, interval: 200 });
  const after = report('10 000 aborts', before);
  expect(after.megabytes - before.megabytes).toBeLessThan(200);
  expect(await isServed()).toBe(true);
  expect(server.complaints()).toBe('');
});

test.each([32, 300])('300 clients that send %i requests at once and read nothing cost less than 200 MB', async (requests) => {
  const before = measure();
  const sockets = await openMany(300, request.repeat(requests));
  // Whoever comes last is served when all of them have been.
  expect(await isServed()).toBe(true);
  const during = report(`300 clients, ${requests} requests each`, before);
  expect(during.megabytes - before.megabytes).toBeLessThan(400);
  // Node clears away what was read of 90 000 requests when it gets to it; what is held stays.
  await vi.waitFor(() => expect(measure().megabytes - before.megabytes).toBeLessThan(200), { timeout: 30_000, interval: 500 });
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(server.descriptors()).toBeLessThanOrEqual(before.descriptors), { timeout: 20_000, interval: 200 });
});

test('500 clients that read a few bytes a second cost less than 200 MB, and do not keep others waiting', async () => {
  const before = measure();
  const sockets: Socket[] = await openMany(500, request);
  const reading = setInterval(() => {
    for (const socket of sockets) socket.read(16);
  }, 1000);
  await wait(3000);
  const during = report('500 slow readers', before);
  expect(during.megabytes - before.megabytes).toBeLessThan(200);
  // One descriptor each: the connection, and no file.
  expect(during.descriptors - before.descriptors).toBeLessThanOrEqual(502);
  expect(await isServed()).toBe(true);
  clearInterval(reading);
  for (const socket of sockets) socket.destroy();
});

test('500 clients that send a letter a second, or never anything, are ended by the server', async () => {
  const slow = [
    ...(await openMany(200, 'POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n')),
    ...(await openMany(200, 'GET /a HTTP/1.1\r\nHost: x\r\nX: ')),
    ...(await openMany(100, '')),
  ];
  const sending = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write('x');
  }, 1000);
  expect(await isServed()).toBe(true);
  await Promise.all(slow.map((socket) => (socket.resume().closed ? undefined : new Promise((closed) => socket.once('close', closed)))));
  clearInterval(sending);
}, 60_000);
