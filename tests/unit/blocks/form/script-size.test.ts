import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { builtSite } from '../../../helpers/built-site.ts';
import { pageScripts } from '../../../helpers/page-scripts.ts';

let dist = '';
let pages: { file: string; html: string }[] = [];
beforeAll(() => {
  dist = builtSite();
  pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(dist, file), 'utf8') }));
}, 180_000);

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
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
    if (!attributes.includes('type=')) inline.push(code);
  for (const file of pageScripts(html)) load(`/${file}`);
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
