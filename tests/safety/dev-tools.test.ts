import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardTools } from '#engine/dev/guard-tools.ts';
import { tokenHeader } from '#engine/dev/wire.ts';
import { engineRoot } from '#engine/engine-root.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'guarded-site-')));
const token = 'known-to-our-pages';
const page = join(root, 'pages', 'index.yaml');
let server: Server;
let port = 0;

beforeAll(async () => {
  mkdirSync(join(root, 'pages'));
  for (const file of [page, join(root, 'site.yaml'), join(root, '.env')]) writeFileSync(file, '');
  symlinkSync('/etc/passwd', join(root, 'pages', 'passwd.yaml'));
  const guard = guardTools({ token, root });
  server = createServer((incoming, response) => guard(incoming, response, () => response.end('done')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as { port: number }).port;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** What our own page sends when somebody clicks. */
const own = (): OutgoingHttpHeaders => ({
  host: `localhost:${port}`,
  origin: `http://localhost:${port}`,
  'sec-fetch-site': 'same-origin',
  [tokenHeader]: token,
});

function ask(path: string, headers: OutgoingHttpHeaders, method = 'POST'): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      let body = '';
      response.on('data', (data) => (body += data));
      response.on('end', () => resolve(`${response.statusCode} ${body.trim()}`));
    });
    sent.on('error', reject);
    sent.end();
  });
}
const open = (file: string, place = ':1:1') => `/__open-in-editor?file=${encodeURIComponent(file + place)}`;

describe('the tools of the dev server', () => {
  test('open files of the site and of src/ for its own pages', async () => {
    for (const file of [page, join(root, 'site.yaml'), join(engineRoot, 'src', 'cli.ts')])
      expect(await ask(open(file), own())).toBe('200 done');
    expect(await ask(open(page, ''), own())).toBe('200 done');
  });

  test.each<[string, OutgoingHttpHeaders]>([
    ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a page of another program on this machine', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
    ['a picture in a page of another site', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a link that is typed or comes from elsewhere', { origin: undefined, 'sec-fetch-site': 'none' }],
    ['a host name that leads here (DNS rebinding)', { host: 'evil.example', origin: 'http://evil.example' }],
    ['a host name that begins like ours', { host: 'localhost.evil.example', origin: 'http://localhost.evil.example' }],
    ['a program without the token', { [tokenHeader]: undefined, origin: undefined, 'sec-fetch-site': undefined }],
    ['a guess of the token', { [tokenHeader]: 'x' }],
  ])('refuse %s', async (_who, headers) => {
    const sent = Object.fromEntries(Object.entries({ ...own(), ...headers }).filter(([, value]) => value !== undefined));
    for (const method of ['GET', 'POST']) expect(await ask(open(page), sent, method)).toMatch(/^403 \S.*\.$/);
  });

  test.each([
    '/etc/passwd',
    'pages/../../etc/passwd',
    join(root, 'pages', '..', '.env'),
    join(root, 'pages', 'passwd.yaml'),
    join(root, '.env'),
    join(engineRoot, 'package.json'),
    `${join(engineRoot, 'src')}/../package.json`,
    join(root, 'pages', 'nowhere.yaml'),
    '',
  ])('open no other file: %s', async (file) => {
    expect(await ask(open(file), own())).toBe('403 Only files of the site and of src/ can be opened.');
    expect(await ask(`${open(page)}&file=${encodeURIComponent(file)}`, own())).toMatch(/^403/);
  });

  test('are guarded however their path is written, and so is every tool to come', async () => {
    const stranger = { ...own(), origin: 'https://evil.example' };
    const paths = [
      '/__open-in-editor',
      '/__OPEN-in-editor/',
      '/%5f%5fopen-in-editor',
      '/%5F_anything',
      '//__anything',
      'http://localhost:1/__open-in-editor',
      'ftp://[/__save',
      '/__save?x',
      '/__blocks/../__save',
      '/__%zz',
    ];
    for (const path of paths) expect(await ask(path, stranger), path).toMatch(/^403/);
  });

  test('that only show something are open', async () => {
    for (const path of ['/', '/__pages', '/__blocks', '/__blocks/hero', '/__blocks?x', '/about__us'])
      expect(await ask(path, { host: `localhost:${port}` }, 'GET')).toBe('200 done');
  });
});
