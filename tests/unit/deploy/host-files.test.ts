import { describe, expect, test } from 'vitest';
import { hostNames } from '#engine/deploy/host-names.ts';
import { hosts } from '#engine/deploy/hosts.ts';
import type { RouteManifest } from '#engine/emit/host-rules.ts';

const manifest: RouteManifest = {
  routes: [
    { pattern: '/', kind: 'canonical', file: 'index.html' },
    { pattern: '/p', kind: 'canonical', file: 'p.html' },
    { pattern: '/p/real', kind: 'canonical', file: 'p/real.html' },
    { pattern: '/p/*', kind: 'wildcard', file: '_fallback/p.html' },
    { pattern: '/p/deep/*', kind: 'wildcard', file: '_fallback/p/deep.html' },
  ],
  errors: [
    { status: 404, file: '404.html' },
    { status: 500, file: '500.html' },
  ],
  redirects: { '/was.old': '/p/real' },
  gone: ['/sold', '/p/sold'],
};
const below: RouteManifest = { ...manifest, base: '/docs/', folder: 'docs/' };
const site = { name: 'www-example-com' };

function linesOf(host: keyof typeof hosts, file: string, of = manifest): string[] {
  const text = hosts[host].files(of, site).get(file);
  if (text === undefined) throw new Error(`${host} has no ${file}`);
  return text.split('\n').map((line) => line.trim());
}

test('a site of a thousand pages has as many rules as one of two: a rule for each wildcard and each former path', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `/p/page-${index}`);
  const large = {
    ...manifest,
    routes: [...manifest.routes, ...many.map((path) => ({ pattern: path, kind: 'canonical' as const, file: `${path.slice(1)}.html` }))],
  };
  for (const name of hostNames) expect(hosts[name].files(large, site)).toEqual(hosts[name].files(manifest, site));
});

describe('netlify', () => {
  test('sends former paths on for good, although they have a file, and shows deeper wildcards first', () => {
    expect(linesOf('netlify', '_redirects')).toEqual([
      '/was.old /p/real 301!',
      '/sold /404 404',
      '/p/sold /404 404',
      '/p/deep/* /_fallback/p/deep 200',
      '/p/* /_fallback/p 200',
      '',
    ]);
  });

  test('below a base every path begins with it, and unknown ones get the page in the folder', () => {
    expect(linesOf('netlify', '_redirects', below)).toEqual([
      '/docs/was.old /docs/p/real 301!',
      '/docs/sold /docs/404 404',
      '/docs/p/sold /docs/404 404',
      '/docs/p/deep/* /docs/_fallback/p/deep 200',
      '/docs/p/* /docs/_fallback/p 200',
      '/* /docs/404 404',
      '',
    ]);
    expect(linesOf('netlify', '_headers', below)).toContain('/docs/assets/*');
  });
});

describe('cloudflare', () => {
  test('has no rule for a wildcard, which would hide the pages below it, and calls its script where one may be needed', () => {
    expect(linesOf('cloudflare', '_redirects')).toEqual(['/was.old /p/real 301', '']);
    expect(JSON.parse(linesOf('cloudflare', '_routes.json').join(''))).toEqual({
      version: 1,
      include: ['//*', '/*//*', '/*/index.html', '/404*', '/500*', '/_fallback/*', '/routes.json', '/p/*', '/sold*'],
      exclude: [],
    });
  });

  test('does not publish the files that configure it', () => {
    const files = [...hosts.cloudflare.files(manifest, site).keys()];
    const hidden = linesOf('cloudflare', '.assetsignore');
    const read = ['_redirects', '_headers', '.assetsignore'];
    expect(files.filter((file) => !hidden.includes(file) && !read.includes(file))).toEqual([]);
  });
});

describe('the script of Cloudflare', () => {
  const files = new Map([
    ['/', 'home'],
    ['/p', 'p'],
    ['/p/real', 'real'],
    ['/_fallback/p', 'any p'],
    ['/_fallback/p/deep', 'any deep p'],
  ]);
  const ASSETS = {
    fetch: async (request: Request) => {
      const found = files.get(new URL(request.url).pathname);
      return new Response(found ?? 'missing', { status: found === undefined ? 404 : 200, headers: { 'X-Kind': 'asset', ETag: '"1"' } });
    },
  };

  test.each([
    ['/', 200, 'home'],
    ['/p/real', 200, 'real'],
    ['/p/other', 200, 'any p'],
    ['/p/deep/other', 200, 'any deep p'],
    ['/P/other', 404, 'missing'],
    ['/pq', 404, 'missing'],
    ['/sold', 410, 'missing'],
    ['/p/sold', 410, 'missing'],
    ['/p/other/?a=1', 308, '/p/other?a=1'],
    ['/p//other', 308, '/p/other'],
    ['//evil.example/', 308, '/evil.example'],
    ['/p/%5cother.html', 308, '/p/other'],
    ['/index.html', 308, '/'],
    ['/404', 404, 'missing'],
    ['/_fallback/p', 404, 'missing'],
    ['/p/%zz', 200, 'any p'],
  ])('%s is %i %s', async (path, status, said) => {
    const text = hosts.cloudflare.files(manifest, site).get('_worker.js') ?? '';
    const worker = await import(`data:text/javascript,${encodeURIComponent(text)}`);
    const response: Response = await worker.default.fetch(new Request(`https://site.test${path}`), { ASSETS });
    expect([response.status, response.headers.get('location') ?? (await response.text())]).toEqual([status, said]);
    if (status !== 308) expect(response.headers.get('x-kind')).toBe('asset');
    expect(response.headers.get('x-content-type-options') ?? 'nosniff').toBe('nosniff');
  });
});

describe('vercel', () => {
  const settings = (of = manifest) => JSON.parse(linesOf('vercel', 'vercel.json', of).join('\n'));

  test('redirects for good, rewrites what has no file, and escapes what its patterns would read otherwise', () => {
    expect(settings()).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
      redirects: [{ source: '/was\\.old', destination: '/p/real', statusCode: 301 }],
      rewrites: [
        { source: '/p/deep/:path+', destination: '/_fallback/p/deep' },
        { source: '/p/:path((?!(?:sold)$).+)', destination: '/_fallback/p' },
      ],
    });
  });

  test('sends scripts and pictures with one policy that holds both, for the last value of a header counts', () => {
    const rules: { source: string; headers: { key: string; value: string }[] }[] = settings(below).headers;
    const assets = rules.find(({ source }) => source === '/docs/assets/(.*)');
    expect(assets?.headers).toContainEqual({
      key: 'Content-Security-Policy',
      value: "frame-ancestors 'none', default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(rules.at(0)?.source).toBe('/docs(|/.*)');
  });
});

test('GitHub Pages gets the file without which it drops what begins with an underscore', () => {
  expect([...hosts['github-pages'].files(manifest, site)]).toEqual([['.nojekyll', '']]);
});

describe.each([
  {
    host: 'nginx',
    file: '_deploy/nginx.conf',
    rules: [
      'location = /docs/was.old { return 301 /docs/p/real$is_args$args; }',
      'location ^~ /docs/p/ { try_files $uri.html /docs/_fallback/p.html =404; }',
    ],
  },
  { host: 'caddy', file: '_deploy/Caddyfile', rules: ['path_regexp moved0 ^/docs/was\\.old$', 'rewrite * /docs/_fallback/p.html'] },
  {
    host: 'apache',
    file: '.htaccess',
    rules: ['RewriteRule "^docs/was\\.old$" "/docs/p/real" [R=301,L]', 'RewriteRule "^docs/p/." "/docs/_fallback/p.html" [END]'],
  },
] as const)('$host', ({ host, file, rules }) => {
  test('has the rules of a site below a base', () => {
    expect(linesOf(host, file, below)).toEqual(expect.arrayContaining([...rules]));
  });

  test('has deeper wildcards before those above them', () => {
    const text = linesOf(host, file).join('\n');
    expect(text.indexOf('/_fallback/p/deep.html')).toBeGreaterThan(0);
    expect(text.indexOf('/_fallback/p/deep.html')).toBeLessThan(text.indexOf('/_fallback/p.html'));
  });
});

test('a bucket gets a script that uploads, and its former paths', () => {
  expect(linesOf('s3', '_deploy/redirects.txt')).toEqual(['was.old /p/real', '']);
  expect(linesOf('s3', '_deploy/upload.sh')[0]).toBe('#!/bin/sh');
});
