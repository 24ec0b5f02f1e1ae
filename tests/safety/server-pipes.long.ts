import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRaw } from './raw-client.ts';
import { type ServerProcess, serveByProcess } from './server-process.ts';
import { tinyDist } from './tiny-dist.ts';

let dist: string;
let server: ServerProcess;
beforeAll(async () => {
  dist = tinyDist();
  server = await serveByProcess(dist);
});
afterAll(async () => {
  await server.stop();
  rmSync(join(dist, '..'), { recursive: true });
});

const statusOf = async (path: string) =>
  (await askRaw(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 8_000)).slice(9, 12);
const turnIntoPipe = (file: string) => {
  rmSync(join(dist, file));
  execFileSync('mkfifo', [join(dist, file)]);
};

test('a pipe in dist/ instead of a page or of the list of all files is not waited for', async () => {
  expect(await statusOf('/')).toBe('200');
  turnIntoPipe('a.html');
  expect(await statusOf('/a')).toBe('503');
  turnIntoPipe('routes.json');
  expect(await statusOf('/')).toBe('200');
});
