import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { hosts } from '#engine/deploy/hosts.ts';
import type { RouteManifest } from '#engine/emit/host-rules.ts';

const manifest: RouteManifest = {
  routes: [
    { pattern: '/', kind: 'canonical', file: 'index.html' },
    { pattern: '/a', kind: 'canonical', file: 'a.html' },
  ],
  errors: [{ status: 404, file: '404.html' }],
  redirects: { '/was': '/a' },
};

test('the script for a bucket uploads pages without their ending, former paths as redirects, and nothing that is not to be seen', () => {
  const root = mkdtempSync(join(tmpdir(), 'upload-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const file of ['index.html', 'a.html', 'a/index-of-b.html', '404.html', '_fallback/a.html', 'assets/x.1.js', 'sitemap.xml'])
    write(join('dist', file), file);
  for (const [file, text] of hosts.s3.files(manifest, { name: 'x' })) write(join('dist', file), text);
  // In place of the command line of AWS: writes down what it is asked for.
  write('bin/aws', `#!/bin/sh\necho "$*" >> '${join(root, 'log')}'\n`);
  chmodSync(join(root, 'bin/aws'), 0o755);
  const env = { ...process.env, PATH: `${join(root, 'bin')}:${process.env.PATH}` };
  execFileSync('sh', [join(root, 'dist/_deploy/upload.sh'), 'my-bucket'], { env });
  const calls = readFileSync(join(root, 'log'), 'utf8').trim().split('\n');
  rmSync(root, { recursive: true });
  expect(calls[0]).toBe('s3 website s3://my-bucket --index-document index.html --error-document 404.html');
  const pages = calls.filter((call) => call.includes('text/html'));
  expect(pages.map((call) => call.split(' ').slice(2, 4).join(' ')).sort()).toEqual([
    '404.html s3://my-bucket/404.html',
    'a.html s3://my-bucket/a',
    'a/index-of-b.html s3://my-bucket/a/index-of-b',
    'index.html s3://my-bucket/index.html',
  ]);
  for (const call of pages) expect(call).toContain('--cache-control no-cache');
  expect(calls.find((call) => call.includes('assets/*'))).toContain('immutable');
  expect(calls.at(-1)).toBe('s3api put-object --bucket my-bucket --key was --website-redirect-location /a --content-length 0');
});
