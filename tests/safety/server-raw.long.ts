import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHandler } from '#engine/serve/create-handler.ts';
import { createSiteServer, defaultLimits } from '#engine/serve/create-site-server.ts';
import { askRaw, openRaw, statusesIn } from './raw-client.ts';
import { tinyDist } from './tiny-dist.ts';

let dist: string;
let server: Server;
let port: number;
beforeAll(async () => {
  dist = tinyDist();
  const limits = { ...defaultLimits, headers: 3000, body: 3500, idle: 1000, inactivity: 4000, interval: 100 };
  server = createSiteServer(createHandler(dist), limits);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  rmSync(join(dist, '..'), { recursive: true });
});

const lines = (...of: string[]) => `${of.join('\r\n')}\r\n\r\n`;
const get = (path: string, ...headers: string[]) => lines(`GET ${path} HTTP/1.1`, 'Host: x', ...headers);
const post = (...headers: string[]) => lines('POST /a HTTP/1.1', 'Host: x', ...headers);
const hidden = get('/b');

/** What is sent, and the statuses of everything that comes back until the server ends the connection. */
const attacks: Readonly<Record<string, readonly [bytes: string, statuses: readonly number[]]>> = {
  'length and chunks': [`${post('Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\n${hidden}`, [400]],
  'chunks and length': [`${post('Transfer-Encoding: chunked', 'Content-Length: 4')}5c\r\n${hidden}0\r\n\r\n`, [400]],
  'two lengths': [`${post('Content-Length: 0', `Content-Length: ${hidden.length}`)}${hidden}`, [400]],
  'a list of lengths': [`${post(`Content-Length: 0, ${hidden.length}`)}${hidden}`, [400]],
  'a negative length': [`${post('Content-Length: -1')}${hidden}`, [400]],
  'a length with a sign': [`${post('Content-Length: +0')}${hidden}`, [400]],
  'a length too long for a number': [`${post(`Content-Length: ${'9'.repeat(40)}`)}${hidden}`, [400]],
  'an unknown coding': [`${post('Transfer-Encoding: xchunked')}${hidden}`, [405]],
  'a space before the colon': [`${post('Transfer-Encoding : chunked')}0\r\n\r\n${hidden}`, [400]],
  'chunks named twice': [`${post('Transfer-Encoding: chunked', 'Transfer-Encoding: identity')}0\r\n\r\n${hidden}`, [400]],
  'a chunk that is too large for a number': [`${post('Transfer-Encoding: chunked')}${'f'.repeat(30)}\r\n${hidden}`, [405]],
  'a request in the body of a POST': [`${post(`Content-Length: ${hidden.length}`)}${hidden}`, [405]],
  'a request in the body of a GET': [`${get('/a', `Content-Length: ${hidden.length}`)}${hidden}`, [200]],
  'a folded header': [lines('GET /a HTTP/1.1', 'Host: x', 'X: a', ' Content-Length: 5'), [400]],
  'line feeds alone': ['GET /a HTTP/1.1\nHost: x\n\n', [400]],
  'a return alone in a header': [get('/a', 'X: a\rContent-Length: 9'), [400]],
  'a null in a header': [get('/a', 'X: a\0b'), [400]],
  'a null in the path': [get('/a\0'), [400]],
  'a space in the path': [get('/a b'), [400]],
  'no host': [lines('GET /a HTTP/1.1'), [400]],
  'two hosts': [get('/a', 'Host: evil.example'), [400]],
  'a host of nonsense': [lines('GET /a HTTP/1.1', 'Host: \\\\evil/<script>'), [200]],
  'HTTP/1.0 without a host': [lines('GET /a HTTP/1.0'), [200]],
  'HTTP/0.9': ['GET /a\r\n\r\n', [200]],
  'HTTP/2 at once': ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  'HTTP/9.9': [lines('GET /a HTTP/9.9', 'Host: x'), [400]],
  'a TLS hello': ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  'another site in the target': [get('http://evil.example/a'), [200]],
  'another site in the target, with a path of its own': [get('http://evil.example//evil.example/a/'), [308]],
  'a target without a path': [get('http://evil.example'), [200]],
  'a star': [get('*'), [404]],
  'OPTIONS *': [lines('OPTIONS * HTTP/1.1', 'Host: x'), [405]],
  CONNECT: [lines('CONNECT evil.example:443 HTTP/1.1', 'Host: x'), []],
  TRACE: [lines('TRACE /a HTTP/1.1', 'Host: x', 'Cookie: mine'), [405]],
  'a method that nobody knows': [lines('HACK /a HTTP/1.1', 'Host: x'), [400]],
  'a method in small letters': [lines('get /a HTTP/1.1', 'Host: x'), [400]],
  'leave to send a body': [post('Expect: 100-continue', 'Content-Length: 9'), [405]],
  'leave to send the body of a GET': [get('/a', 'Expect: 100-continue', 'Content-Length: 9'), [200]],
  'another expectation': [get('/a', 'Expect: miracles'), [417]],
  'a web socket': [get('/a', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x'), [200]],
  'HTTP/2 by upgrade': [get('/a', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'), [200]],
  'headers of 20 kB': [get('/a', `X: ${'x'.repeat(20_000)}`), [431]],
  'headers without end': [`GET /a HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(20_000)}`, [431]],
  'a path of 12 kB': [get(`/${'x'.repeat(12_000)}`), [404]],
  'a path of 5 000 folders': [get('/a'.repeat(5000)), [404]],
  'a path of 5 000 wildcards': [get(`/p${'/*'.repeat(5000)}`), [200]],
  '3 000 ranges': [get('/a', `Range: bytes=${'0-0,'.repeat(3000)}0-0`), [200]],
  '3 000 tags': [get('/a', `If-None-Match: ${'"x", '.repeat(2500)}"x"`), [200]],
  '4 000 encodings': [get('/a', `Accept-Encoding: ${'br;q=0,'.repeat(2000)}x`), [200]],
  'a body that never comes, of a POST': [`${post('Content-Length: 1000000')}x`, [405]],
  'chunks that never end': [`${post('Transfer-Encoding: chunked')}1\r\nx\r\n`, [405]],
  'a body that never comes, of a GET': [`${get('/a', 'Content-Length: 1000000')}x`, [200]],
  'half a request': ['GET /a HTTP/1.1\r\nHost:', [408]],
  'nothing at all': ['', [408]],
};

test('no attack gets more than one answer, another answer than it should, or a connection for ever', async () => {
  const answers = await Promise.all(
    Object.entries(attacks).map(async ([name, [bytes]]) => [name, await askRaw(port, bytes, 20_000)] as const),
  );
  expect(Object.fromEntries(answers.map(([name, answer]) => [name, statusesIn(answer)]))).toEqual(
    Object.fromEntries(Object.entries(attacks).map(([name, [, statuses]]) => [name, statuses])),
  );
  for (const [name, answer] of answers) {
    expect(answer, name).not.toMatch(/Cookie|miracles|<script>|b\.html of/);
    expect(answer, name).not.toMatch(/^Location: (?!\/(?![/\\]))/im);
  }
}, 60_000);

describe('paths', () => {
  test.each([
    ...['/%', '/%2', '/%zz', '/%C0%AF', '/%u002e', '/%ff%fe', '/a%00', '/%00', '/a%0d%0aX:%20y', '/\xff'],
    ...['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%252e%252e/secret.txt', '/....//secret.txt', '/..;/secret.txt'],
    ...['/..\\secret.txt', '/..%5csecret.txt', '/assets/..%5c..%5csecret.txt', '/assets/../../secret.txt', '/assets/%2e%2e/routes.json'],
    ...['/assets/.', '/assets//small.abc.js%00.png', '/assets/small.abc.js/', '/assets/small.abc.js/x'],
    ...['/A', '/a.', '/a%20', '/a%09', '/a::$DATA', '/a.HTML', '/a;x', '/a%3b', '/a%26', '/a~1', '/CON', '/aux.html', '/a%E2%80%AE'],
    ...['/routes.json', '/ROUTES.JSON', '/routes%2ejson', '/_fallback/p', '/_headers', '/.git/config', '/.env', '/dist/a', '/500'],
    ...['/__proto__', '/constructor', '/assets/__proto__', '/assets/constructor', '/hasOwnProperty', '/toString', '/healthz/x'],
  ])('%s gives nothing away', async (path) => {
    const answer = await askRaw(port, get(path, 'Connection: close'));
    expect([308, 400, 404]).toContain(statusesIn(answer)[0]);
    expect(answer).not.toMatch(/hidden words|"routes"|"pattern"|at .*\.ts:/);
    expect(answer).not.toMatch(/^(?:X:|Location: (?!\/(?![/\\])))/im);
  });

  test.each([
    '//evil.example',
    '///evil.example/',
    '/\\evil.example/',
    '/%5Cevil.example',
    '/%5C/evil.example',
    '/%2F%2Fevil.example',
    '/\t/evil.example',
    '/%09//evil.example',
    '/.//evil.example',
    '//evil.example%2f..',
    'http://x@evil.example//evil.example',
    '/https://evil.example/',
    '/%68ttps:evil.example/',
    'ftp://evil.example/',
    'foo://evil.example/a.html',
  ])('%s leads to no other site', async (path) => {
    const answer = await askRaw(port, get(path, 'Connection: close'));
    const location = answer.match(/^Location: (.*)$/im)?.[1] ?? '/';
    expect(new URL(location.trim(), 'https://site.example').origin).toBe('https://site.example');
  });
});

test('clients that hang about do not keep others waiting', async () => {
  const slow = await Promise.all(Array.from({ length: 200 }, (_, index) => openRaw(port, index % 2 === 0 ? 'GET /a HTTP/1.1\r\nX: ' : '')));
  const answer = await askRaw(port, get('/a', 'Connection: close'));
  expect(statusesIn(answer)).toEqual([200]);
  // They are ended by the server.
  await Promise.all(slow.map((socket) => (socket.resume().closed ? undefined : new Promise((closed) => socket.once('close', closed)))));
});
