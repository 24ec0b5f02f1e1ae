import { afterEach, describe, expect, test, vi } from 'vitest';
import { hostNames } from '#engine/deploy/host-names.ts';
import { hosts } from '#engine/deploy/hosts.ts';
import { type RouteManifest, redirectsFile } from '#engine/emit/host-rules.ts';

const manifest: RouteManifest = {
  routes: [
    { pattern: '/', kind: 'canonical', file: 'index.html' },
    { pattern: '/p/*', kind: 'wildcard', file: '_fallback/p.html' },
  ],
  errors: [{ status: 404, file: '404.html' }],
  redirects: { '/old': '/p' },
};
const site = { name: 'www-example-com' };

function linesOf(host: keyof typeof hosts, file: string, of: RouteManifest): string[] {
  return (hosts[host].files(of, site).get(file) ?? '').split('\n').map((line) => line.trim());
}

const counted: RouteManifest = { ...manifest, views: 'https://stats.example/api/event' };
const countedBelow: RouteManifest = { ...counted, base: '/docs/', folder: 'docs/' };
const blockOf = (lines: readonly string[], first: string, last = '}') => {
  const start = lines.indexOf(first);
  return lines.slice(start, lines.indexOf(last, start) + 1);
};

test.each(hostNames)('%s has no rule for them where nobody counts', (host) => {
  expect([...hosts[host].files(manifest, site).values()].join('\n')).not.toMatch(/_views|proxy|passOn|\[P\]/i);
});

test('Netlify: one rewrite in front of all others', () => {
  expect(linesOf('netlify', '_redirects', counted)[0]).toBe('/_views https://stats.example/api/event 200');
  expect(linesOf('netlify', '_redirects', countedBelow)[0]).toBe('/docs/_views https://stats.example/api/event 200');
});

test('no host: the same rewrite, which Netlify reads', () => {
  expect(redirectsFile(countedBelow).split('\n')[0]).toBe('/docs/_views https://stats.example/api/event 200');
});

test('Vercel: one rewrite in front of all others', () => {
  const [first] = JSON.parse(linesOf('vercel', 'vercel.json', countedBelow).join('')).rewrites;
  expect(first).toEqual({ source: '/docs/_views', destination: 'https://stats.example/api/event' });
});

test('nginx: POST is taken at that path alone, and the service is told its own name and the visitor', () => {
  const lines = linesOf('nginx', '_deploy/nginx.conf', countedBelow);
  expect(lines).toContain('if ($asked !~ "^(?:(?:GET|HEAD) |POST /docs/_views$)") { return 405; }');
  expect(lines).not.toContain('if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }');
  expect(blockOf(lines, 'location = /docs/_views {')).toEqual([
    'location = /docs/_views {',
    'if ($request_method != POST) { return 404; }',
    'client_max_body_size 16384;',
    'proxy_pass https://stats.example/api/event;',
    'proxy_http_version 1.1;',
    'proxy_ssl_server_name on;',
    'proxy_set_header Host stats.example;',
    'proxy_set_header Connection "";',
    'proxy_set_header Cookie "";',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_hide_header Set-Cookie;',
    'proxy_connect_timeout 5s;',
    'proxy_read_timeout 5s;',
    '}',
  ]);
});

test('Caddy: POST is taken at that path, before it is refused elsewhere', () => {
  const lines = linesOf('caddy', '_deploy/Caddyfile', countedBelow);
  expect(lines.slice(lines.indexOf('@views {'), lines.indexOf('@method not method GET HEAD'))).toEqual([
    '@views {',
    'method POST',
    'path_regexp ^/docs/_views$',
    '}',
    'handle @views {',
    'request_body {',
    'max_size 16384',
    '}',
    'rewrite * /api/event',
    'reverse_proxy https://stats.example {',
    'header_up Host {upstream_hostport}',
    'header_up -Cookie',
    'header_down -Set-Cookie',
    '}',
    '}',
  ]);
});

test('Apache: POST is taken at that path, before it is refused elsewhere', () => {
  const text = linesOf('apache', '.htaccess', countedBelow).join('\n');
  const rule = 'RewriteCond %{REQUEST_METHOD} =POST\nRewriteRule "^docs/_views$" "https://stats.example/api/event" [P]\n';
  expect(text).toContain(`${rule}RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$`);
  expect(text).toMatch(/-le 16384\)"\nRewriteRule "\^docs\/_views\$" - \[R=413,L\]\n/);
  expect(text).toContain(`<If "%{REQUEST_URI} == '/docs/_views'">\nRequestHeader unset Cookie\n`);
});

test.each(['github-pages', 's3'] as const)('%s passes nothing on', (host) => {
  expect(hosts[host].lacks).toContain('passing-on');
  expect([...hosts[host].files(counted, site)]).toEqual([...hosts[host].files(manifest, site)]);
});

describe('Cloudflare', () => {
  const ASSETS = { fetch: async () => new Response('missing', { status: 404 }) };
  const post = (path: string, body: string) =>
    new Request(`https://site.test${path}`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'text/plain', 'User-Agent': 'X11', 'CF-Connecting-IP': '192.0.2.7', Cookie: 'a=1', 'X-Other': 'b' },
    });
  const fetched = vi.fn(
    async (_url: string, _init: RequestInit) => new Response('answer', { status: 202, headers: { 'Set-Cookie': 'c=1' } }),
  );
  const open = async (of: RouteManifest) => {
    fetched.mockClear();
    vi.stubGlobal('fetch', fetched);
    return (await import(`data:text/javascript,${encodeURIComponent(hosts.cloudflare.files(of, site).get('_worker.js') ?? '')}`)).default;
  };
  afterEach(() => vi.unstubAllGlobals());

  test('calls its script at that path', () => {
    expect(JSON.parse(linesOf('cloudflare', '_routes.json', countedBelow).join('')).include).toContain('/docs/_views');
    expect(JSON.parse(linesOf('cloudflare', 'wrangler.json', counted).join('')).assets.run_worker_first).toContain('/_views');
  });

  test('sends a view on, with the visitor and without cookies', async () => {
    const worker = await open(countedBelow);
    const response: Response = await worker.fetch(post('/docs/_views', '{"a":1}'), { ASSETS });
    expect([response.status, await response.text(), response.headers.get('set-cookie')]).toEqual([204, '', null]);
    const [url, { body, headers, method, redirect }] = fetched.mock.calls[0] ?? ['', {}];
    expect([url, method, redirect, Buffer.from(body as ArrayBuffer).toString()]).toEqual([
      'https://stats.example/api/event',
      'POST',
      'manual',
      '{"a":1}',
    ]);
    expect(headers).toEqual([
      ['content-type', 'text/plain'],
      ['user-agent', 'X11'],
      ['x-forwarded-for', '192.0.2.7'],
    ]);
  });

  test('sends on neither what is too large nor what is asked at another path', async () => {
    const worker = await open(counted);
    expect((await worker.fetch(post('/_views', 'x'.repeat(16_385)), { ASSETS })).status).toBe(413);
    expect((await worker.fetch(post('/p/views', '{}'), { ASSETS })).status).toBe(404);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a service that cannot be reached is an error of that request', async () => {
    const worker = await open(counted);
    fetched.mockRejectedValueOnce(new Error('no'));
    expect((await worker.fetch(post('/_views', '{}'), { ASSETS })).status).toBe(502);
  });
});
