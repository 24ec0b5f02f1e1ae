import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mostViewBytes } from '#engine/analytics/analytics-of.ts';
import { createViewsProxy } from '#engine/analytics/pass-on-views.ts';
import { createHandler } from '#engine/serve/create-handler.ts';
import { contentOf, serveTinySite, type TinySite } from '../serve/tiny-site.ts';

interface Received {
  url?: string;
  method?: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let service: Server;
let site: TinySite;
const received: Received[] = [];
/** What the service answers; 0 ends the connection. */
let answer: { status: number; headers?: Record<string, string> };

/** Views go to this machine, whatever the service is called; everything else is as it is. */
const toService: typeof fetch = (url, init) => {
  const { pathname, search } = new URL(String(url));
  return fetch(`http://127.0.0.1:${(service.address() as AddressInfo).port}${pathname}${search}`, init);
};

/** Builds the site anew, with views that are passed on to a URL, or none. */
function build(views?: string, base?: string): void {
  const { views: _, base: __, ...routes } = JSON.parse(readFileSync(join(site.folder, 'routes.json'), 'utf8'));
  site.write('routes.json', JSON.stringify({ ...routes, views, base }));
}

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { url, method, headers } = request;
      received.push({ url, method, headers, body });
      if (answer.status > 0) response.writeHead(answer.status, answer.headers).end('from the service');
      else request.socket.destroy();
    });
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  site = await serveTinySite((folder) => createHandler(folder, undefined, createViewsProxy(toService)));
});
afterAll(async () => {
  await site.close();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  received.length = 0;
  answer = { status: 202, headers: { 'Set-Cookie': 'seen=1' } };
  build('https://stats.example/api/event');
});

const send = (path = '/_views', init: RequestInit = {}) =>
  fetch(site.origin + path, { method: 'POST', body: '{"name":"pageview"}', headers: { Connection: 'close' }, redirect: 'manual', ...init });

test('a view reaches the service with what it derives browser, language and visitor from, and nothing else', async () => {
  const headers = {
    'Content-Type': 'text/plain',
    'User-Agent': 'Mozilla/5.0 (X11)',
    'Accept-Language': 'en-GB',
    Cookie: 'session=secret',
    Authorization: 'Basic c2VjcmV0',
    'X-Forwarded-For': '192.0.2.7',
    'X-Other': 'other',
    Referer: 'https://small.example/a?private',
  };
  const response = await send('/_views', { headers });
  expect([response.status, response.headers.get('set-cookie'), await response.text()]).toEqual([204, null, '']);
  expect(received).toHaveLength(1);
  const { headers: arrived, ...view } = received[0] as Received;
  expect(view).toEqual({ url: '/api/event', method: 'POST', body: '{"name":"pageview"}' });
  expect(arrived).toMatchObject({ 'content-type': 'text/plain', 'user-agent': 'Mozilla/5.0 (X11)', 'accept-language': 'en-GB' });
  expect(arrived['x-forwarded-for']).toBe('192.0.2.7, 127.0.0.1');
  expect(JSON.stringify(arrived)).not.toMatch(/secret|private|other/);
});

test('a site below a base takes views there alone', async () => {
  build('https://stats.example/api/event', '/docs/');
  expect((await send('/docs/_views')).status).toBe(204);
  expect((await send('/_views')).status).toBe(405);
  expect(received).toHaveLength(1);
});

test.each([
  ['GET', '/_views', 404],
  ['PUT', '/_views', 405],
  ['POST', '/_views/', 405],
  ['POST', '/_views/../api/stats', 405],
  ['POST', '/_viewsx', 405],
  ['POST', '/%5Fviews', 405],
  ['POST', '/_views?to=https://other.example/', 405],
  ['POST', '/a', 405],
])('%s %s is nothing that is passed on', async (method, path, status) => {
  const response = await send(path, { method, ...(method === 'GET' && { body: undefined }) });
  expect(response.status).toBe(status);
  if (method === 'GET') expect(await response.text()).toBe(contentOf('404.html'));
  expect(received).toEqual([]);
});

test('a site whose views nobody counts takes none', async () => {
  build();
  expect((await send()).status).toBe(405);
  expect(received).toEqual([]);
});

test('what is larger than any view is refused', async () => {
  expect((await send('/_views', { body: 'x'.repeat(mostViewBytes) })).status).toBe(204);
  received.length = 0;
  expect((await send('/_views', { body: 'x'.repeat(mostViewBytes + 1) })).status).toBe(413);
  expect(received).toEqual([]);
});

test('a page of another site counts no views of this one', async () => {
  expect((await send('/_views', { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
  expect(received).toEqual([]);
});

test('no redirect of the service is followed', async () => {
  answer = { status: 307, headers: { Location: '/inside' } };
  expect((await send()).status).toBe(502);
  expect(received.map(({ url }) => url)).toEqual(['/api/event']);
});

test.each([
  ['answers with an error', 400],
  ['ends the connection', 0],
])('a service that %s is an error for the script, and none for the server', async (_, status) => {
  answer = { status };
  expect((await send()).status).toBe(502);
  answer = { status: 200 };
  expect((await send()).status).toBe(204);
});

test('a target without encryption is never asked', async () => {
  build('http://169.254.169.254/latest/meta-data');
  expect((await send()).status).toBe(502);
  expect(received).toEqual([]);
});

test('a server that takes both versions of IP names a visitor as services know them', async () => {
  const proxy = createViewsProxy(toService);
  // Without a host Node listens for IPv6 too, where there is any.
  const server = createServer((request, response) => proxy.receive(request, response, 'https://stats.example/api/event')).listen(0);
  await new Promise((listening) => server.once('listening', listening));
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/_views`, { method: 'POST', body: '{}' });
  server.closeAllConnections();
  server.close();
  expect(received.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['127.0.0.1']);
});

test('a visitor who leaves while a view is sent is nothing that the server reports', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { port } = new URL(site.origin);
  const socket = connect(Number(port), '127.0.0.1', () => socket.write('POST /_views HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{'));
  await new Promise((sent) => setTimeout(sent, 30));
  socket.destroy();
  await new Promise((noticed) => setTimeout(noticed, 30));
  expect(printed.mock.calls).toEqual([]);
  printed.mockRestore();
  expect(received).toEqual([]);
});

test('a service that does not answer holds up a bounded number of views, and gives up each', async () => {
  const waiting: AbortSignal[] = [];
  const silent: typeof fetch = (_, init) =>
    new Promise((_done, failed) => {
      const signal = init?.signal as AbortSignal;
      waiting.push(signal);
      signal.addEventListener('abort', () => failed(signal.reason));
    });
  const proxy = createViewsProxy(silent);
  const server = createServer((request, response) => proxy.receive(request, response, 'https://stats.example/api/event'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_views`;
  const views = Array.from({ length: 101 }, () => fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined));
  expect((await Promise.race(views))?.status).toBe(503);
  expect(waiting).toHaveLength(100);
  expect(waiting.every((signal) => !signal.aborted)).toBe(true);
  server.closeAllConnections();
  server.close();
  await Promise.all(views);
});
