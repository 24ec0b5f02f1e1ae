import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineRoot } from '../../../../src/engine-root.ts';

const dist = join(mkdtempSync(join(tmpdir(), 'script-size-')), 'dist');
afterAll(() => rmSync(dirname(dist), { recursive: true }));

let pages: { file: string; html: string }[] = [];
beforeAll(() => {
  // Under the test runner's NODE_ENV the scripts would be those for development.
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout } = spawnSync('node', ['--import', 'tsx', 'src/cli.ts', 'build', '--out', dist], {
    cwd: engineRoot,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
  pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(dist, file), 'utf8') }));
}, 60_000);

/** All script of a page: what its HTML holds, what it names, and what that imports before it runs. */
function scriptsOf(html: string): string[] {
  const loaded = new Map<string, string>();
  const load = (path: string) => {
    if (loaded.has(path)) return;
    const code = readFileSync(join(dist, path), 'utf8');
    loaded.set(path, code);
    for (const [, from] of code.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+)["']/g))
      load(posix.resolve(posix.dirname(path), from as string));
  };
  const inline: string[] = [];
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const source = attributes.match(/\bsrc="([^"]+)"/)?.[1];
    if (source) load(source);
    else if (!attributes.includes('type=')) inline.push(code);
  }
  for (const [, link] of html.matchAll(/<link\b[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g)) load(link as string);
  return [...inline, ...loaded.values()];
}

const isForm = ({ html }: { html: string }) => html.includes('data-island="form"');

test('all script of a page with a form is at most 80 kB, compressed with gzip', () => {
  const sizes = pages.filter(isForm).map(({ file, html }) => ({
    file,
    size: scriptsOf(html).reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0),
  }));
  expect(sizes.length).toBeGreaterThanOrEqual(7);
  // A sum of nothing would pass as well.
  expect(sizes.filter(({ size }) => size < 50_000)).toEqual([]);
  expect(sizes.filter(({ size }) => size > 80_000)).toEqual([]);
});

test('React is on every page with a form, and on no other', () => {
  const react = ({ html }: { html: string }) => scriptsOf(html).some((code) => code.includes('react.dev/errors'));
  expect(pages.filter(react).map(({ file }) => file)).toEqual(pages.filter(isForm).map(({ file }) => file));
});
