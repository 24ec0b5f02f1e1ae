import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RouteManifest } from '#engine/emit/host-rules.ts';

const manifest: RouteManifest = {
  routes: [
    { pattern: '/', kind: 'canonical', file: 'index.html' },
    { pattern: '/a', kind: 'canonical', file: 'a.html' },
    { pattern: '/gone', kind: 'canonical', file: 'gone.html' },
    { pattern: '/p/x', kind: 'canonical', file: 'p/x.html' },
    { pattern: '/p/*', kind: 'wildcard', file: '_fallback/p.html' },
  ],
  redirects: { '/old': '/a', '/p/old': '/p/x' },
  gone: ['/sold', '/p/sold'],
  errors: [
    { status: 404, file: '404.html' },
    { status: 500, file: '500.html' },
  ],
};
const files = [
  ...['index.html', 'a.html', 'p/x.html', '_fallback/p.html', '404.html', '500.html', 'unlisted.html'],
  ...['assets/x.abc.js', 'assets/icon.abc.svg', 'sitemap.xml', 'robots.txt', '_headers', '_redirects'],
];

/** What the tiny site holds in a file, but for routes.json. */
export const contentOf = (file: string) => `<p>${file}</p>${' '.repeat(600)}`;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface TinySite {
  /** Absolute; a file called secret.txt stands beside it. */
  folder: string;
  origin: string;
  write(file: string, bytes: string | Buffer): void;
  /** Asks for exactly this path: `fetch` would clean it up first. */
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  /** Status and the file that was sent: `200 a.html`. */
  sent(path: string, headers?: Record<string, string>): Promise<string>;
  close(): Promise<void>;
}

/**
 * A built site of a few files, served at a port of its own.
 * @param contents `none` leaves only a routes.json without error pages
 */
export async function serveTinySite(
  createHandler: (folder: string) => RequestListener,
  contents: 'all' | 'none' = 'all',
): Promise<TinySite> {
  const root = mkdtempSync(join(tmpdir(), 'tiny-site-'));
  const folder = join(root, 'dist');
  const write = (file: string, bytes: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes);
  };
  write('../secret.txt', 'secret');
  write('routes.json', JSON.stringify(contents === 'all' ? manifest : { ...manifest, errors: [] }));
  for (const file of contents === 'all' ? files : []) {
    write(file, contentOf(file));
    write(`${file}.br`, brotliCompressSync(contentOf(file)));
    write(`${file}.gz`, gzipSync(contentOf(file)));
  }
  const server = createServer(createHandler(folder));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  const get: TinySite['get'] = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
        response.on('error', reject);
      });
      asking.on('error', reject);
      asking.end();
    });
  return {
    folder,
    origin: `http://127.0.0.1:${port}`,
    write,
    get,
    async sent(path, headers) {
      const { status, body } = await get(path, headers);
      const text = body.toString();
      return `${status} ${text.match(/^<p>(.*)<\/p>/)?.[1] ?? text.trim()}`;
    },
    async close() {
      await new Promise((closed) => server.close(closed));
      rmSync(root, { recursive: true });
    },
  };
}
