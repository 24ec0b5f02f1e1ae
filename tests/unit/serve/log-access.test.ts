import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { logAccess } from '#engine/serve/log-access.ts';
import { askServer } from '../../helpers/hosts/ask-server.ts';

test('every response is a line of the Common Log Format, and nothing in a request can end it', async () => {
  const lines: string[] = [];
  const at = () => new Date(Date.UTC(2026, 9, 5, 3, 4, 5));
  const handle = logAccess(
    (request, response) => {
      response.statusCode = request.url === '/none' ? 404 : 200;
      if (request.url === '/parts') response.write('ab');
      response.end(request.url === '/empty' ? undefined : 'cdé');
    },
    (line) => lines.push(line),
    at,
  );
  const server = createServer(handle).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const ask = askServer((server.address() as AddressInfo).port);
  for (const path of ['/parts', '/empty', '/none', '/"x"\\']) await ask(path);
  await new Promise((closed) => server.close(closed));
  const start = '127.0.0.1 - - [05/Oct/2026:03:04:05 +0000]';
  expect(lines).toEqual([
    `${start} "GET /parts HTTP/1.1" 200 6\n`,
    `${start} "GET /empty HTTP/1.1" 200 -\n`,
    `${start} "GET /none HTTP/1.1" 404 4\n`,
    `${start} "GET /\\x22x\\x22\\x5c HTTP/1.1" 200 4\n`,
  ]);
});
