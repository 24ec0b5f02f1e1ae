import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHandler } from '#engine/serve/create-handler.ts';
import { contentOf, serveTinySite, type TinySite } from './tiny-site.ts';

let site: TinySite;
beforeAll(async () => {
  site = await serveTinySite(createHandler);
});
afterAll(() => site.close());
const get: TinySite['get'] = (...asked) => site.get(...asked);
const size = contentOf('a.html').length;

describe('ranges', () => {
  test.for([
    ['bytes=0-0', 206, `bytes 0-0/${size}`, 1],
    ['bytes=1-1', 206, `bytes 1-1/${size}`, 1],
    [`bytes=${size - 1}-`, 206, `bytes ${size - 1}-${size - 1}/${size}`, 1],
    ['bytes=0-99999999999999999999999', 206, `bytes 0-${size - 1}/${size}`, size],
    ['bytes=99999999999999999999999-', 416, `bytes */${size}`, 0],
    [`bytes=${size}-${size}`, 416, `bytes */${size}`, 0],
    [`bytes=${'9'.repeat(4000)}-`, 416, `bytes */${size}`, 0],
  ] as const)('%s', async ([range, status, contentRange, length]) => {
    const { status: answered, headers, body } = await get('/a', { range });
    expect([answered, headers['content-range'], headers['content-length'], body.length]).toEqual([
      status,
      contentRange,
      String(length),
      length,
    ]);
  });

  test('a part of the compressed bytes is a part of those', async () => {
    const whole = await get('/a', { 'accept-encoding': 'gzip' });
    const part = await get('/a', { 'accept-encoding': 'gzip', range: 'bytes=2-5' });
    expect([part.status, part.body]).toEqual([206, whole.body.subarray(2, 6)]);
  });
});

describe('conditions', () => {
  test.each([
    ['the tag', (tag: string) => tag, 304],
    ['the tag as a weak one', (tag: string) => `W/${tag}`, 304],
    ['a list that holds it', (tag: string) => `"x", ${tag}, W/"y"`, 304],
    ['a list that does not', () => '"x", W/"y"', 200],
    ['any', () => '*', 304],
    ['the tag without quotes', (tag: string) => tag.slice(1, -1), 200],
  ])('If-None-Match with %s', async (_, header, status) => {
    const { etag = '' } = (await get('/a')).headers;
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    const answer = await get('/a', { 'if-none-match': header(etag) });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    expect(answer.body.length).toBe(status === 304 ? 0 : size);
  });

  test('If-Modified-Since is honoured where If-None-Match is not sent', async () => {
    const { 'last-modified': day = '', etag = '' } = (await get('/a')).headers;
    const before = new Date(Date.parse(day) - 1000).toUTCString();
    const after = new Date(Date.parse(day) + 1000).toUTCString();
    const status = async (headers: Record<string, string>) => (await get('/a', headers)).status;
    expect(await status({ 'if-modified-since': day })).toBe(304);
    expect(await status({ 'if-modified-since': after })).toBe(304);
    expect(await status({ 'if-modified-since': before })).toBe(200);
    expect(await status({ 'if-modified-since': 'yesterday' })).toBe(200);
    expect(await status({ 'if-modified-since': after, 'if-none-match': '"x"' })).toBe(200);
    expect(await status({ 'if-modified-since': before, 'if-none-match': etag })).toBe(304);
  });

  test('the tag is of the content: another time leaves it, another letter changes it, each encoding has its own', async () => {
    const tag = async (headers = {}) => (await get('/robots.txt', headers)).headers.etag;
    const first = await tag();
    utimesSync(join(site.folder, 'robots.txt'), 1, 1);
    expect(await tag()).toBe(first);
    expect(new Set([first, await tag({ 'accept-encoding': 'br' }), await tag({ 'accept-encoding': 'gzip' })]).size).toBe(3);
    writeFileSync(join(site.folder, 'robots.txt'), contentOf('robots.txT'));
    expect(await tag()).not.toBe(first);
    site.write('robots.txt', contentOf('robots.txt'));
  });
});

test.each([
  ['favicon.ico', 'image/x-icon'],
  ['favicon.svg', 'image/svg+xml'],
  ['site.webmanifest', 'application/manifest+json'],
  ['sitemap.xml', 'text/xml'],
  ['robots.txt', 'text/plain;charset=utf-8'],
  ['icon-192.png', 'image/png'],
  ['assets/x.abc.avif', 'image/avif'],
  ['assets/x.abc.woff2', 'font/woff2'],
])('%s has its type', async (file, type) => {
  site.write(file, contentOf(file));
  expect((await get(`/${file}`)).headers['content-type']).toBe(type);
  if (!['sitemap.xml', 'robots.txt'].includes(file)) rmSync(join(site.folder, file));
});

test('/healthz says that the server is well, and nobody keeps that', async () => {
  const { status, headers, body } = await get('/healthz');
  expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-store', 'ok\n']);
  expect((await get('/healthz', {}, 'HEAD')).status).toBe(200);
});
