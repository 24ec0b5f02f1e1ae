import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHandler } from '#engine/serve/create-handler.ts';
import { createSiteServer } from '#engine/serve/create-site-server.ts';
import { pageOf, tinyBuild, tinyDist, writeFiles } from './tiny-dist.ts';

let dist: string;
let server: Server;
const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(async () => {
  dist = tinyDist();
  server = createSiteServer(createHandler(dist));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  rmSync(join(dist, '..'), { recursive: true });
  printed.mockClear();
});
afterAll(() => printed.mockRestore());

const second = tinyBuild('second');
const manifest = second.get('routes.json') as Buffer;

async function get(path: string) {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers: { connection: 'close' } });
  const text = await response.text();
  const build = ['first', 'second'].find((name) => text === pageOf(path === '/' ? 'index.html' : `${path.slice(1)}.html`, name));
  return { status: response.status, build, text };
}

describe('a folder that is filled in place', () => {
  test.each([
    ['empty', Buffer.alloc(0)],
    ['half', manifest.subarray(0, manifest.length / 2)],
    ['no list', Buffer.from('null')],
    ['of another shape', Buffer.from('{"routes":{}}')],
    ['that names what is not there', Buffer.from(manifest.toString().replace('"files":{', '"files":{"soon.html":{"bytes":1,"hash":"x"},'))],
  ])('routes.json %s: the build before is served on', async (_, bytes) => {
    writeFileSync(join(dist, 'routes.json'), bytes);
    for (const path of ['/', '/a', '/']) expect(await get(path)).toMatchObject({ status: 200, build: 'first' });
    expect((await get('/nope')).status).toBe(404);
  });

  test('the new build is taken over when its list is there, and not before', async () => {
    await get('/a');
    for (const [file, bytes] of second) {
      if (file === 'routes.json') expect(await get('/a')).toMatchObject({ status: 200, build: 'first' });
      writeFiles(dist, new Map([[file, bytes]]));
    }
    for (const path of ['/', '/a', '/b']) expect(await get(path)).toMatchObject({ status: 200, build: 'second' });
  });

  test('a list that arrives first is taken over when the last file has followed', async () => {
    writeFileSync(join(dist, 'routes.json'), manifest);
    for (const file of ['a.html', 'b.html', 'index.html']) truncateSync(join(dist, file), 5);
    const asked = get('/b');
    await wait(300);
    writeFiles(dist, second);
    expect(await asked).toMatchObject({ status: 200, build: 'second' });
  });

  test('half a page is never sent: who asks for it waits, and is asked to come again', async () => {
    truncateSync(join(dist, 'a.html'), 40);
    expect(await get('/a')).toMatchObject({ status: 503, build: undefined });
    expect(await get('/b')).toMatchObject({ status: 200, build: 'first' });
    expect(printed.mock.calls.flat()).toEqual([`a.html in ${dist} is missing or is not as it was built.`]);
  });

  test('a page of the same length that was not built is not sent', async () => {
    writeFileSync(join(dist, 'a.html'), pageOf('a.html', 'first').replace('first', 'forst'));
    expect((await get('/a')).status).toBe(503);
  });

  test('a page that was only touched is sent', async () => {
    utimesSync(join(dist, 'a.html'), 1, 1);
    utimesSync(join(dist, 'routes.json'), 1, 1);
    expect(await get('/a')).toMatchObject({ status: 200, build: 'first' });
  });

  test('what the build does not list is not served, wherever it lies', async () => {
    writeFileSync(join(dist, 'assets', 'left.js'), 'x');
    expect((await get('/assets/left.js')).status).toBe(404);
  });
});

describe('a folder that is replaced', () => {
  test('while clients read it 40 times over: each page is of one of the two builds, whole', async () => {
    const builds = [tinyBuild('first'), second];
    const seen = new Set<string | undefined>();
    let over = false;
    const readers = Array.from({ length: 4 }, async () => {
      while (!over)
        for (const path of ['/', '/a', '/b']) {
          const { status, build } = await get(path);
          expect(status).toBe(200);
          seen.add(build);
        }
    });
    for (let round = 1; round <= 40; round++) {
      const [fresh, old] = [`${dist}.fresh`, `${dist}.old`];
      mkdirSync(fresh);
      writeFiles(fresh, builds[round % 2] as Map<string, Buffer>);
      renameSync(dist, old);
      renameSync(fresh, dist);
      rmSync(old, { recursive: true });
      await wait(10);
    }
    over = true;
    await Promise.all(readers);
    expect([...seen].sort()).toEqual(['first', 'second']);
    expect(printed).not.toHaveBeenCalled();
  });

  test('by nothing: what was read is served on, what was not is missing for now, and the server lives', async () => {
    await get('/a');
    rmSync(dist, { recursive: true });
    expect(await get('/a')).toMatchObject({ status: 200, build: 'first' });
    expect((await get('/b')).status).toBe(503);
    writeFiles(dist, second);
    expect(await get('/b')).toMatchObject({ status: 200, build: 'second' });
  });

  test('by turning a link to another folder', async () => {
    renameSync(dist, `${dist}-1`);
    writeFiles(`${dist}-2`, second);
    symlinkSync(`${dist}-1`, dist);
    expect(await get('/a')).toMatchObject({ status: 200, build: 'first' });
    unlinkSync(dist);
    symlinkSync(`${dist}-2`, dist);
    expect(await get('/a')).toMatchObject({ status: 200, build: 'second' });
  });
});
