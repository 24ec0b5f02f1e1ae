import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeHeaderRules } from '#engine/deploy/write-header-rules.ts';
import { compress } from '#engine/emit/compress.ts';
import { redirectsFile, routeManifest } from '#engine/emit/host-rules.ts';
import { listRedirects } from '#engine/emit/list-redirects.ts';
import { outputFile } from '#engine/emit/output-file.ts';
import { cachingFor, headerRules, headersFor, securityHeaders } from '#engine/emit/response-headers.ts';
import { robots, sitemap } from '#engine/emit/sitemap.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { pageText, resolveTexts } from '../make-site.ts';

async function routesOf(pages: Record<string, string>): Promise<Site['routes']> {
  return (await resolveTexts(pages)).value.routes;
}

const products = {
  'pages/index.yaml': pageText({ route: '/' }),
  'pages/p.yaml': pageText({
    route: '/p',
    keys: 'aliases: [/p/list, /old]\nwildcards: [/p/*]',
    blocks: '- type: hero\n  heading: A\n  actions: [{ label: X, href: /p/linked }]',
  }),
  'pages/deep.yaml': pageText({ route: '/p/deep', keys: 'wildcards: [/p/deep/*]' }),
  'pages/404.yaml': pageText({ keys: 'status: 404' }),
  'pages/500.yaml': pageText({ keys: 'status: 500' }),
};

describe('outputFile', () => {
  test.each([
    ['/', 'canonical', 'index.html'],
    ['/a', 'canonical', 'a.html'],
    ['/a/b', 'alias', 'a/b.html'],
    ['/a/b/x', 'linked', 'a/b/x.html'],
    ['/a/*', 'fallback', '_fallback/a.html'],
    ['/a/b/*', 'fallback', '_fallback/a/b.html'],
    ['/404', 'error', '404.html'],
  ] as const)('%s (%s) becomes %s', (path, kind, file) => {
    expect(outputFile({ path, kind })).toBe(file);
  });

  test('no two paths of a site become one file', async () => {
    const files = (await routesOf(products)).map(outputFile);
    expect(new Set(files).size).toBe(files.length);
  });
});

describe('routeManifest', () => {
  test('says which path is which file, and keeps error pages apart', async () => {
    expect(routeManifest(await routesOf(products))).toEqual({
      routes: [
        { pattern: '/', kind: 'canonical', file: 'index.html' },
        { pattern: '/p', kind: 'canonical', file: 'p.html' },
        { pattern: '/p/list', kind: 'canonical', file: 'p/list.html' },
        { pattern: '/old', kind: 'canonical', file: 'old.html' },
        { pattern: '/p/*', kind: 'wildcard', file: '_fallback/p.html' },
        { pattern: '/p/deep', kind: 'canonical', file: 'p/deep.html' },
        { pattern: '/p/deep/*', kind: 'wildcard', file: '_fallback/p/deep.html' },
        { pattern: '/p/linked', kind: 'canonical', file: 'p/linked.html' },
      ],
      errors: [
        { status: 404, file: '404.html' },
        { status: 500, file: '500.html' },
      ],
    });
  });
});

describe('redirectsFile', () => {
  test('rewrites every real file below a wildcard to itself before the wildcard, and longer wildcards first', async () => {
    const lines = redirectsFile(routeManifest(await routesOf(products))).split('\n');
    expect(lines.slice(-3)).toEqual(['/p/deep/* /_fallback/p/deep 200', '/p/* /_fallback/p 200', '']);
    expect(lines.slice(0, -3).sort()).toEqual(['/p /p 200', '/p/deep /p/deep 200', '/p/linked /p/linked 200', '/p/list /p/list 200']);
  });

  test('a page whose name only begins like a wildcard is not below it', async () => {
    const rules = redirectsFile(
      routeManifest(
        await routesOf({
          'pages/p.yaml': pageText({ route: '/p', keys: 'wildcards: [/p/*]' }),
          'pages/q.yaml': pageText({ route: '/pq' }),
        }),
      ),
    );
    expect(rules).toBe('/p /p 200\n/p/* /_fallback/p 200\n');
  });

  test('former paths come first, for a wildcard would answer them too', async () => {
    const { value: site } = await resolveTexts({
      'pages/p.yaml': pageText({ route: '/p', keys: 'wildcards: [/p/*]' }),
      'pages/q.yaml': pageText({ route: '/p/q', keys: 'formerPaths: [/p/was, /q]' }),
    });
    const lines = redirectsFile({
      ...routeManifest(site.routes),
      redirects: Object.fromEntries(listRedirects(site).map(({ from, to }) => [from, to])),
    }).split('\n');
    expect(lines.slice(0, 3)).toEqual(['/p/was /p/q 301', '/q /p/q 301', '/p /p 200']);
  });

  test('a site without wildcards needs no rules', async () => {
    expect(redirectsFile(routeManifest(await routesOf({ 'pages/a.yaml': pageText({ route: '/a' }) })))).toBe('');
  });
});

describe('headers', () => {
  test.each([
    ['/assets/x.3f2a.js', 'public, max-age=31536000, immutable'],
    ['/index.html', 'no-cache'],
    ['/a/b.html', 'no-cache'],
    ['/sitemap.xml', 'public, max-age=3600'],
    ['/a/assets/x.html', 'no-cache'],
  ])('%s is kept: %s', (path, caching) => {
    expect(cachingFor(path)).toBe(caching);
  });

  test('the file for hosts says the same as the headers of the server; what is opened by itself gets a policy of its own', () => {
    const [all = '', assets = '', icon = ''] = writeHeaderRules({ routes: [], errors: [], headers: headerRules() }).split('\n\n');
    expect(all.split('\n')).toEqual(['/*', ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)]);
    const drawing = "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox";
    expect(icon).toBe(`/favicon.svg\n  ${drawing}\n`);
    expect(assets).toBe(`/assets/*\n  Cache-Control: ${cachingFor('/assets/x')}\n  ${drawing}`);
  });

  test('no frame, no sniffing; nothing that acts on other hosts of the firm until the site asks for it', () => {
    expect(headersFor(headerRules(), '/')).toMatchObject({
      'Content-Security-Policy': "frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    });
    expect(writeHeaderRules({ routes: [], errors: [], headers: headerRules() })).not.toMatch(
      /Strict-Transport-Security|includeSubDomains|preload|upgrade-insecure/,
    );
  });

  test.each([
    [{ hsts: { seconds: 300 } }, 'Strict-Transport-Security', 'max-age=300'],
    [{ hsts: { seconds: 300, covers: 'host' } }, 'Strict-Transport-Security', 'max-age=300'],
    [{ hsts: { seconds: 0, covers: 'subdomains' } }, 'Strict-Transport-Security', 'max-age=0; includeSubDomains'],
    [{ hsts: { seconds: 63072000, covers: 'preload' } }, 'Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
    [
      { frameAncestors: ['https://a.example', 'https://b.example'] },
      'Content-Security-Policy',
      'frame-ancestors https://a.example https://b.example',
    ],
  ] as const)('%j gives %s: %s', (security, name, value) => {
    expect(headersFor(headerRules(security as never), '/a')[name]).toBe(value);
    expect(writeHeaderRules({ routes: [], errors: [], headers: headerRules(security as never) })).toContain(`\n  ${name}: ${value}\n`);
  });

  test('a header that two rules name is sent with both values', () => {
    const rules = [
      { path: '/*', headers: { A: '1' } },
      { path: '/assets/*', headers: { A: '2' } },
    ] as const;
    expect([headersFor(rules, '/a'), headersFor(rules, '/assets/a')]).toEqual([{ A: '1' }, { A: '1, 2' }]);
  });
});

describe('sitemap', () => {
  test('names every path with its day and the same page in other languages', () => {
    const alternates = [{ lang: 'fr', href: 'https://a.example/fr' }];
    const listed = sitemap([
      { url: 'https://a.example/', lastModified: '2026-03-31', alternates },
      { url: 'https://a.example/p', alternates: [] },
    ]);
    expect(listed.split('\n').slice(2, -2)).toEqual([
      '  <url><loc>https://a.example/</loc><lastmod>2026-03-31</lastmod><xhtml:link rel="alternate" hreflang="fr" href="https://a.example/fr"/></url>',
      '  <url><loc>https://a.example/p</loc></url>',
    ]);
  });

  test('escapes what XML would misread', () => {
    expect(sitemap([{ url: 'https://a.example/a&b<c>', alternates: [] }])).toContain('<loc>https://a.example/a&amp;b&lt;c&gt;</loc>');
  });

  test('robots are told where it is', () => {
    expect(robots('https://a.example')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n');
  });
});

describe('compress', () => {
  test('gives the same bytes twice, smaller', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 40 }), async (text) => {
        const bytes = Buffer.from(text.repeat(600));
        const variants = await compress('a.html', bytes);
        expect([...variants.keys()]).toEqual(['a.html.br', 'a.html.gz']);
        expect(brotliDecompressSync(variants.get('a.html.br')?.content ?? '')).toEqual(bytes);
        expect(gunzipSync(variants.get('a.html.gz')?.content ?? '')).toEqual(bytes);
        for (const { content } of variants.values()) expect(content.length).toBeLessThan(bytes.length);
      }),
      { numRuns: 20 },
    );
  });

  test('a page that would not fit the first round trip is compressed at the highest level, any other quickly', async () => {
    const words = (count: number) => Buffer.from(Array.from({ length: count }, (_, index) => (index ** 3 * 7919) % 99_991).join(' '));
    const at = (level: number, bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;
    const size = async (file: string, bytes: Buffer) => (await compress(file, bytes)).get(`${file}.br`)?.content.length;
    const [small, large] = [words(2000), words(12_000)];
    expect(at(6, large)).toBeGreaterThan(14_000);
    expect(at(11, small)).toBeLessThan(at(6, small));
    expect(await size('small.html', small)).toBe(at(6, small));
    expect(await size('large.html', large)).toBe(at(11, large));
    expect(await size('assets/small.js', small)).toBe(at(11, small));
  });

  test.each([
    ['small.html', 511, 0],
    ['enough.html', 512, 2],
    ['a.js', 2000, 2],
    ['a.svg', 2000, 2],
    ['a.woff2', 2000, 0],
    ['a.avif', 2000, 0],
    ['_headers', 2000, 0],
  ])('%s of %i bytes gets %i variants', async (file, size, count) => {
    expect((await compress(file, Buffer.alloc(size, 'a'))).size).toBe(count);
  });
});
