import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHandler } from '#engine/serve/create-handler.ts';
import { contentOf, serveTinySite, type TinySite } from './tiny-site.ts';

let site: TinySite;
beforeAll(async () => {
  site = await serveTinySite(createHandler);
});
afterAll(() => site.close());
const get: TinySite['get'] = (...asked) => site.get(...asked);
const sent: TinySite['sent'] = (...asked) => site.sent(...asked);

describe('compression', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', undefined],
    ['br; Q=0', undefined],
    ['br;q=0.5', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('"%s" gets %s', async (accepted, encoding) => {
    const { status, headers, body } = await get('/a', { 'accept-encoding': accepted });
    expect([status, headers['content-encoding'], headers['content-type']]).toEqual([200, encoding, 'text/html;charset=utf-8']);
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }[encoding ?? 'none'] as (
      bytes: Buffer,
    ) => Buffer;
    expect(decode(body).toString()).toBe(contentOf('a.html'));
  });

  test('a file without a smaller copy is sent as it is', async () => {
    site.write('assets/plain.abc.js', 'x');
    const { headers, body } = await get('/assets/plain.abc.js', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'x']);
  });
});

describe('ranges', () => {
  test('a part is sent as a part', async () => {
    const { status, headers, body } = await get('/assets/x.abc.js', { range: 'bytes=3-8' });
    expect([status, headers['content-range'], body.toString()]).toEqual([
      206,
      `bytes 3-8/${contentOf('assets/x.abc.js').length}`,
      'assets',
    ]);
  });

  test.each(['bytes=10-5', 'bytes=-5', 'bytes=x', 'bytes=0-1,4-5', 'lines=1-2', ''])('"%s" is answered with the whole', async (range) => {
    expect(await sent('/a', { range })).toBe('200 a.html');
  });

  test('a range behind the end is refused', async () => {
    expect((await get('/a', { range: 'bytes=99999-' })).status).toBe(416);
  });

  test('an unknown path stays unknown, whatever part of it is asked for', async () => {
    expect(await sent('/nope', { range: 'bytes=0-3' })).toBe('404 404.html');
    const { etag = '' } = (await get('/nope')).headers;
    expect(await sent('/nope', { 'if-none-match': etag })).toBe('404 404.html');
  });
});
