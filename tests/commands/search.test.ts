import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { RouteManifest } from '#engine/emit/host-rules.ts';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite, fixtureSites } from '../helpers/scratch-site.ts';

const settings = readFileSync(join(fixtureSites, 'smallest', 'site.yaml'), 'utf8');
const page = (name: string, keys = '') =>
  `route: /${name}\ntitle: The page ${name}\ndescription: What ${name} is about.\n${keys}blocks:\n  - { type: hero, heading: About ${name} }\n`;

let site = '';
beforeAll(() => {
  site = createScratchSite({
    'site.yaml': `${settings}search: true\n`,
    'pages/tides.yaml': page('tides', 'wildcards: [/tides/*]\n'),
    'pages/secret.yaml': page('secret', 'seo: { noindex: true }\n'),
    'pages/note.yaml': page('note', 'draft: true\n'),
    'pages/search.yaml': page('search').replace('type: hero', 'type: search'),
  });
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(site, { recursive: true }));

const build = (out = 'dist') => runCommand(['build', '--site', site, '--out', join(site, out), '--no-cards']);
const read = (file: string) => readFileSync(join(site, file), 'utf8');

test('a build with a search holds its index, which is the same in every build of the same pages', async () => {
  expect((await build()).status).toBe(0);
  const { files = {} } = JSON.parse(read('dist/routes.json')) as RouteManifest;
  const fragments = Object.keys(files).filter((file) => file.startsWith('pagefind/fragment/'));
  const found = fragments.map((file) => /"url":"([^"]+)"/.exec(gunzipSync(readFileSync(join(site, 'dist', file))).toString())?.[1]);
  expect(found.sort()).toEqual(['/', '/tides/']);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['pagefind/pagefind.js', 'pagefind/pagefind.js.br', 'pagefind/wasm.en.pagefind']),
  );
  expect((await build('again')).status).toBe(0);
  expect(read('again/routes.json')).toBe(read('dist/routes.json'));

  // Only the page with the block may run WebAssembly, and only it loads the script.
  const withPolicy = readdirSync(join(site, 'dist'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html') && /wasm-unsafe-eval|effect-search/.test(read(join('dist', file))));
  expect(withPolicy).toEqual(['search.html']);
  const links = [...read('dist/search.html').matchAll(/<li><a href="([^"]+)">/g)].map(([, href]) => href);
  expect(links).toEqual(expect.arrayContaining(['/', '/tides']));
  expect(links).not.toEqual(expect.arrayContaining(['/secret', '/note', '/search']));
  expect(read('dist/sitemap.xml')).not.toContain('/search<');
}, 180_000);

test('an index that cannot be made ends the build in one sentence, and the last output stays', async () => {
  await build();
  const before = read('dist/routes.json');
  vi.stubEnv('PAGEFIND_EXTENDED_BINARY_PATH', join(site, 'no-such-program'));
  // The index of the same pages is kept.
  const home = join(site, 'pages', 'index.yaml');
  writeFileSync(home, readFileSync(home, 'utf8').replace(/^title: /m, 'title: Today '));
  const { status, stdout } = await build();
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^Pagefind could not make the search index \([^\n]+\): run npm ci, or take "search: true" out of site\.yaml\.\n\nNothing was written;/m,
  );
  expect(read('dist/routes.json')).toBe(before);
}, 180_000);

test('a site without a search has no index', async () => {
  const plain = createScratchSite({});
  expect((await runCommand(['build', '--site', plain, '--no-cards', '--no-compression'])).status).toBe(0);
  expect(existsSync(join(plain, 'dist/pagefind'))).toBe(false);
  expect(readFileSync(join(plain, 'dist/_headers'), 'utf8')).not.toContain('pagefind');
  rmSync(plain, { recursive: true });
}, 180_000);
