import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtSite } from './helpers/built-site.ts';
import { pageScripts } from './helpers/page-scripts.ts';

let dist = '';
let files: string[] = [];
let pages: string[] = [];

beforeAll(() => {
  dist = builtSite();
  files = readdirSync(dist, { recursive: true }).map(String);
  pages = files.filter((file) => file.endsWith('.html'));
}, 180_000);

const read = (file: string) => readFileSync(join(dist, file));

describe('what a visitor has to wait for', () => {
  // The first window of a TCP connection is ten packets of 1 460 bytes (RFC 6928).
  test('a whole page, its styles included, fits the first round trip', () => {
    const sizes = pages.map((file) => ({ file, bytes: read(`${file}.br`).length })).sort((a, b) => b.bytes - a.bytes);
    expect(pages.length).toBeGreaterThan(50);
    expect(sizes.filter(({ bytes }) => bytes > 14_000)).toEqual([]);
  });

  // React writes a preload in front of the body for every picture that is neither lazy nor in a <picture>.
  test('nothing competes with the text of a page: it preloads neither pictures nor fonts', () => {
    expect(pages.filter((file) => /<link[^>]* rel="(?:module)?preload"/.test(read(file).toString()))).toEqual([]);
  });

  test('a page without a form loads at most 6 kB of script', () => {
    const heavy = pages.flatMap((file) => {
      const html = read(file).toString();
      if (html.includes('data-island=')) return [];
      const bytes = scriptsOf(html).reduce((sum, script) => sum + gzipSync(read(script)).length, 0);
      return bytes > 6_000 ? [{ file, bytes }] : [];
    });
    expect(heavy).toEqual([]);
    expect(scriptsOf(read('index.html').toString()).length).toBeGreaterThan(0);
  });

  test('there are at most two fonts, of 60 kB together', () => {
    const fonts = files.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.length).toBeLessThanOrEqual(2);
    expect(fonts.reduce((sum, font) => sum + read(font).length, 0)).toBeLessThanOrEqual(60_000);
  });

  test('a picture for social networks is at most 60 kB, and 1200 to 630 px', () => {
    const cards = files.filter((file) => /\/card\.\w+\.png$/.test(file));
    expect(cards.length).toBeGreaterThan(10);
    expect(cards.filter((card) => read(card).length > 60_000)).toEqual([]);
    expect(cards.filter((card) => read(card).readUInt32BE(16) !== 1200 || read(card).readUInt32BE(20) !== 630)).toEqual([]);
  });
});

/** The scripts of a page with all that they import, by path in dist/. */
function scriptsOf(html: string): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, imported = ''] of read(file)
      .toString()
      .matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      add(join('assets', imported));
  };
  for (const file of pageScripts(html)) add(file);
  return [...found];
}
