import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mostViewBytes } from '#engine/analytics/analytics-of.ts';
import { hosts } from '#engine/deploy/hosts.ts';
import type { RouteManifest } from '#engine/emit/host-rules.ts';
import { startApache, startCaddy, startNginx } from '../helpers/hosts/real-servers.ts';

interface Received {
  url?: string;
  method?: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const folder = mkdtempSync(join(tmpdir(), 'passing-on-'));
const received: Received[] = [];
let service: Server;

/** A service with a certificate that it has signed itself. */
beforeAll(async () => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...names], {
    stdio: 'ignore',
  });
  // Where Go, in which Caddy is written, looks for certificates that it trusts.
  process.env.SSL_CERT_FILE = cert;
  service = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { url, method, headers } = request;
      received.push({ url, method, headers, body });
      response.writeHead(202, { 'Set-Cookie': 'seen=1' }).end('ok');
    });
  });
  await new Promise<void>((listening) => service.listen(0, listening));
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  received.length = 0;
});

/** A build of two pages for a host, whose views go to the service. */
function build(host: 'nginx' | 'caddy' | 'apache', base: string): string {
  const inner = base.slice(1);
  const manifest: RouteManifest = {
    routes: [
      { pattern: '/', kind: 'canonical', file: 'index.html' },
      { pattern: '/a', kind: 'canonical', file: 'a.html' },
    ],
    errors: [{ status: 404, file: '404.html' }],
    views: `https://localhost:${(service.address() as AddressInfo).port}/api/event`,
    ...(base !== '/' && { base, folder: inner }),
  };
  const dist = mkdtempSync(join(folder, `${host}-`));
  const files = new Map([
    ...['index.html', 'a.html', '404.html'].map((file) => [inner + file, `<p>${file}</p>`] as const),
    ...hosts[host].files(manifest, { name: 'site' }),
  ]);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  return dist;
}

describe.each([
  { host: 'nginx', start: startNginx },
  { host: 'caddy', start: startCaddy },
  { host: 'apache', start: startApache },
] as const)('$host', ({ host, start }) => {
  test.each(['/', '/docs/'])('below %s it passes a view on, and nothing else', async (base) => {
    const server = await start(build(host, base));
    try {
      const send = (path: string, init: RequestInit = {}) =>
        fetch(`http://127.0.0.1:${server.port}${base}${path}`, {
          method: 'POST',
          body: '{"name":"pageview"}',
          redirect: 'manual',
          ...init,
        });
      const headers = { 'Content-Type': 'text/plain', 'User-Agent': 'X11', 'Accept-Language': 'en-GB', Cookie: 'session=secret' };
      const response = await send('_views', { headers });
      expect([response.status, response.headers.get('set-cookie')]).toEqual([202, null]);
      expect(received).toHaveLength(1);
      const { headers: arrived, ...view } = received[0] as Received;
      expect(view).toEqual({ url: '/api/event', method: 'POST', body: '{"name":"pageview"}' });
      expect(arrived).toMatchObject({
        host: expect.stringMatching(/^localhost:\d+$/),
        'content-type': 'text/plain',
        'user-agent': 'X11',
        'accept-language': 'en-GB',
        'x-forwarded-for': '127.0.0.1',
      });
      expect(arrived.cookie ?? '').toBe('');

      const others = await Promise.all([
        send('_views', { method: 'GET', body: undefined }),
        send('_views', { method: 'PUT' }),
        send('a'),
        send('_views/x'),
        send('', {}),
        send('_views', { body: 'x'.repeat(mostViewBytes + 1) }),
      ]);
      expect(others.map(({ status }) => status)).toEqual([404, 405, 405, 405, 405, 413]);
      expect((await send('a', { method: 'GET', body: undefined })).status).toBe(200);
      expect(received).toHaveLength(1);
    } finally {
      await server.stop();
    }
  });
});
