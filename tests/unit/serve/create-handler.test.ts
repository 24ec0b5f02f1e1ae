import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { securityHeaders } from '#engine/emit/response-headers.ts';
import { createHandler } from '#engine/serve/create-handler.ts';
import { contentOf, serveTinySite, type TinySite } from './tiny-site.ts';

let site: TinySite;
beforeAll(async () => {
  site = await serveTinySite(createHandler);
});
afterAll(() => site.close());
const get: TinySite['get'] = (...asked) => site.get(...asked);
const sent: TinySite['sent'] = (...asked) => site.sent(...asked);

describe('pages', () => {
  test.each([
    ['/', '200 index.html'],
    ['/?x=1', '200 index.html'],
    ['/a', '200 a.html'],
    ['/a?x=/../b', '200 a.html'],
    ['/%61', '200 a.html'],
    ['/p', '200 _fallback/p.html'],
    ['/p/x', '200 p/x.html'],
    ['/p/y', '200 _fallback/p.html'],
    ['/p/x/y', '200 _fallback/p.html'],
    ['/p/50%25', '200 _fallback/p.html'],
    ['/p/%E2%82%A6', '200 _fallback/p.html'],
    ['/nope', '404 404.html'],
    ['/A', '404 404.html'],
    ['/a/b', '404 404.html'],
    ['/404', '404 404.html'],
    ['/a%3Fb', '404 404.html'],
    ['/a%23b', '404 404.html'],
    ['/favicon.ico', '404 404.html'],
    ['http://other.example/a', '200 a.html'],
  ])('%s gives %s', async (path, expected) => {
    expect(await sent(path)).toBe(expected);
  });

  test('carry their type, and are asked for again each time', async () => {
    for (const path of ['/', '/p/y', '/nope']) {
      expect((await get(path)).headers).toMatchObject({
        'content-type': 'text/html;charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      });
    }
  });

  test('are not sent twice to somebody who has them', async () => {
    const { etag = '' } = (await get('/a')).headers;
    expect(etag).not.toBe('');
    expect((await get('/a', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/a', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  test('HEAD gives the same answer without its body', async () => {
    const { status, headers, body } = await get('/a', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(contentOf('a.html').length), 0]);
    expect((await get('/nope', {}, 'HEAD')).status).toBe(404);
  });
});

describe('one path for one page', () => {
  test.each([
    ['/a/', '/a'],
    ['/a//', '/a'],
    ['/a/?x=1&y=%20', '/a?x=1&y=%20'],
    ['/a.html', '/a'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/p/index.html', '/p'],
    ['/p//x', '/p/x'],
    ['/./a', '/a'],
    ['/%2e/old', '/old'],
    ['/p/%2e%2e/a', '/a'],
    ['//', '/'],
    ['/nope/', '/nope'],
    ['/p/%E2%82%A6/', '/p/%E2%82%A6'],
    ['/100%25/', '/100%25'],
    ['/a%3Fb/', '/a%3Fb'],
    ['/p/%0d%0aSet-Cookie:x/', '/p/%0D%0ASet-Cookie:x'],
  ])('%s leads to %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, location]);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '/%5Cevil.example',
    '/%5C%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '/\\evil.example',
    '/%2F%5C/evil.example',
    'http://evil.example//evil.example/',
  ])('%s never leads to another site', async (path) => {
    const { headers } = await get(path);
    expect(new URL(headers.location ?? '/', 'https://site.example').origin).toBe('https://site.example');
  });
});

describe('paths that pages no longer have', () => {
  test.each([
    ['/old', '/a'],
    ['/old?from=mail&x=%2F', '/a?from=mail&x=%2F'],
    ['/p/old', '/p/x'],
  ])('%s is sent on to %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each(['/sold', '/p/sold'])('%s is gone for good, and says so as a page', async (path) => {
    expect(await sent(path)).toBe('410 404.html');
  });

  test('a name that every object has is neither', async () => {
    expect(await sent('/constructor')).toBe('404 404.html');
  });
});

describe('other files', () => {
  test('assets are kept for ever, the rest for an hour', async () => {
    expect((await get('/assets/x.abc.js')).headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/assets/icon.abc.svg')).headers).toMatchObject({ 'content-type': 'image/svg+xml' });
    expect((await get('/sitemap.xml')).headers).toMatchObject({ 'cache-control': 'public, max-age=3600' });
    expect(await sent('/robots.txt')).toBe('200 robots.txt');
  });

  test.each([
    '/assets/nope.js',
    '/assets',
    '/routes.json',
    '/_headers',
    '/_redirects',
    '/_fallback/p',
    '/index.html.br',
    '/404.html.gz',
    '/unlisted',
  ])('%s is not served', async (path) => {
    expect(await sent(path)).toBe('404 404.html');
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/..%2froutes.json',
    '/assets/%252e%252e%252froutes.json',
    '/p/../../secret.txt',
    '/..%5csecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%00',
    '/a%00.html',
    '/%E0%A4%A',
    '/%',
    '/%ff',
    `/${'a'.repeat(5000)}`,
    `/${'../'.repeat(500)}etc/passwd`,
  ])('%s gives nothing away', async (path) => {
    const { status, body, headers } = await get(path);
    expect(body.toString()).not.toMatch(/secret|routes|pattern/);
    expect([308, 404]).toContain(status);
    if (status === 308) expect((await get(headers.location as string)).status).toBe(404);
  });
});

describe('what goes wrong', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
    const { status, headers } = await get('/a', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('every answer carries the security headers', async () => {
    const lower = Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]));
    for (const [path, method] of [
      ['/', 'GET'],
      ['/nope', 'GET'],
      ['/a/', 'GET'],
      ['/a', 'POST'],
      ['/%', 'GET'],
    ] as const) {
      expect((await get(path, {}, method)).headers, path).toMatchObject(lower);
    }
    const drawing = "frame-ancestors 'none', default-src 'none'; style-src 'unsafe-inline'; sandbox";
    for (const path of ['/assets/x.abc.js', '/assets/icon.abc.svg'])
      expect((await get(path)).headers, path).toMatchObject({ ...lower, 'content-security-policy': drawing });
  });

  test('a page whose file is missing is a failure, shown with its own page and written to the console', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await sent('/gone')).toBe('500 500.html');
    expect(String(printed.mock.calls[0]?.[0])).toContain(`gone.html is missing from ${site.folder}`);
    printed.mockRestore();
  });

  test('a folder that is built anew while it is served is served as it is', async () => {
    site.write('assets/late.abc.js', contentOf('late'));
    expect(await sent('/assets/late.abc.js')).toBe('200 late');
    rmSync(join(site.folder, 'assets/late.abc.js'));
    expect(await sent('/assets/late.abc.js')).toBe('404 404.html');
    expect(await sent('/')).toBe('200 index.html');
  });

  test('without error pages the answer is plain text', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bare = await serveTinySite(createHandler, 'none');
    expect(await bare.sent('/nope')).toBe('404 Not found');
    expect(await bare.sent('/a')).toBe('500 Unexpected Application Error!');
    await bare.close();
    printed.mockRestore();
  });

  test.skipIf(process.platform !== 'linux')('a file that breaks while it is read ends the answer and not the server', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    symlinkSync('/proc/self/mem', join(site.folder, 'assets', 'broken.js'));
    await get('/assets/broken.js').catch(() => undefined);
    await vi.waitFor(() => expect(String(printed.mock.calls[0]?.[0])).toContain('EIO'));
    expect(await sent('/')).toBe('200 index.html');
    printed.mockRestore();
  });

  test('a folder that holds no built site cannot be served', () => {
    expect(() => createHandler('/nowhere')).toThrow(/routes\.json/);
  });
});
