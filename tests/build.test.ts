import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { SiteConfig } from '#contract/site-config.ts';
import { listTexts } from '#engine/checks/list-texts.ts';
import { listFiles as listBuilt } from '#engine/emit/file-list.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { builtSite } from './helpers/built-site.ts';
import { findUnsoundHtml } from './helpers/find-unsound-html.ts';
import { pageKinds } from './helpers/pictures/page-kinds.ts';
import { runCommand } from './helpers/run-command.ts';
import { createScratchSite, fixtureSites } from './helpers/scratch-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'build-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...words: string[]) {
  const { status, stdout, stderr } = await runCommand(words);
  return { status, output: stdout + stderr };
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
}

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

describe('the site of this repository', () => {
  let dist = '';
  let files: string[] = [];
  beforeAll(() => {
    dist = builtSite();
    files = listFiles(dist);
  }, 180_000);

  test('is sound HTML in a page of every kind', () => {
    const pages = Object.values(pageKinds).flatMap(({ path, file = path === '/' ? 'index.html' : `${path.slice(1)}.html` }) =>
      files.includes(file) ? [file] : [],
    );
    const problems = pages.flatMap((file) => findUnsoundHtml(read(dist, file)).map((problem) => `${file}: ${problem}`));
    expect(pages.length).toBeGreaterThan(12);
    expect(problems).toEqual([]);
  }, 180_000);

  test('lists every other file in routes.json, with its length and a hash of its content', () => {
    const others = files.filter((file) => file !== 'routes.json').map((file) => [file, readFileSync(join(dist, file))] as const);
    expect(JSON.parse(read(dist, 'routes.json')).files).toEqual(listBuilt(new Map(others)));
    expect(others.length).toBeGreaterThan(200);
  });

  test('loads React on pages with a form and nowhere else', () => {
    const island = /="[^"]*\/assets\/island-[^"]+"/;
    const wrong = files
      .filter((file) => file.endsWith('.html'))
      .filter((file) => {
        const html = read(dist, file);
        return island.test(html) !== html.includes('data-island=');
      });
    expect(wrong).toEqual([]);
    expect(read(dist, 'index.html')).not.toMatch(island);
    expect(read(dist, 'get-consultation.html')).toMatch(island);
  });

  test('holds no inline style, which the policy would block', () => {
    expect(files.filter((file) => file.endsWith('.html') && / style="/.test(read(dist, file)))).toEqual([]);
  });

  test('gives the placeholder the home of the region its path belongs to, without a script', () => {
    const back = (file: string) => {
      const before = read(dist, file).split('Back to Home')[0] as string;
      return before.slice(before.lastIndexOf('<a ')).match(/href="([^"]*)"/)?.[1];
    };
    expect(back('ng/about.html')).toBe('/ng');
    expect(back('uk/about.html')).toBe('/uk');
    expect(back('_fallback/uk.html')).toBe('/uk');
    expect(back('_fallback/nigeria.html')).toBe('/');
    expect(back('about-us.html')).toBe('/');
    expect(back('industries/energy.html')).toBe('/');
  });

  test('holds nothing of the dev server', () => {
    const tools = /data-source|data-dev-tool|dev-problem|__open-in-editor|dev\/client|vite\/client/;
    const texts = files.filter((file) => /\.(?:html|js|css|json|xml|txt)$/.test(file));
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((file) => tools.test(read(dist, file)))).toEqual([]);
  });

  test('names the first path of a page as canonical on all of them', () => {
    const canonical = (file: string) => read(dist, file).match(/<link rel="canonical" href="([^"]*)"/)?.[1];
    expect(canonical('nigeria.html')).toMatch(/\/ng$/);
    expect(canonical('united-kingdom.html')).toMatch(/\/uk$/);
    expect(canonical('rfp.html')).toMatch(/\/consultation$/);
    expect(canonical('careers.html')).toMatch(/\/nigeria\/careers$/);
    expect(canonical('404.html')).toBeUndefined();
  });

  test('comes with compressed copies that say the same', () => {
    const compressed = brotliDecompressSync(readFileSync(join(dist, 'index.html.br'))).toString();
    expect(compressed).toBe(read(dist, 'index.html'));
  });
});

/** The texts of a site's YAML files that are long enough to be somebody's own. */
function textsOf(root: string): Set<string> {
  const files = ['site.yaml', ...listFiles(join(root, 'pages')).map((file) => join('pages', file))].filter((file) =>
    file.endsWith('.yaml'),
  );
  return new Set(
    files
      .flatMap((file) => listTexts(parse(read(root, file)), (text) => text !== '').map(({ text }) => text))
      .filter((text) => text.length > 16),
  );
}

const plain = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

describe('another site', () => {
  const siteOfThisRepository = parse(read(engineRoot, 'site.yaml')) as SiteConfig;

  test('with another brand and one region is built by the same engine', async () => {
    const dist = join(folder, 'joinery');
    const { status, output } = await run('build', '--site', join(fixtureSites, 'joinery'), '--out', dist);
    expect(output).toContain('9 paths');
    expect(status).toBe(0);
    const html = read(dist, 'index.html');
    expect(html).toContain('<html lang="en-IE" data-region="workshop">');
    expect(html).toContain('<title>Staircases made to measure | Larch &amp; Lintel</title>');
    expect(html).toMatch(/Staircases<\/span><\/a><ul[^>]*><li><a href="\/staircases\/winders">/);
    expect(read(dist, 'workshop.html')).toContain('<link rel="canonical" href="https://joinery.example/visit"/>');
    expect(existsSync(join(dist, 'staircases', 'winders.html'))).toBe(true);
    expect(read(dist, 'visit.html')).toContain('Hardness 4 of 5');
    const everything = listFiles(dist)
      .filter((file) => /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/.test(file))
      .map((file) => plain(read(dist, file)))
      .join('');
    const words = [siteOfThisRepository.brand.name, ...Object.values(siteOfThisRepository.regions).map(({ name }) => name), 'consultation'];
    expect(everything.match(new RegExp(`\\b(?:${words.join('|')})\\b`, 'i'))?.[0]).toBeUndefined();
    const joinery = textsOf(join(fixtureSites, 'joinery'));
    const foreign = [...textsOf(engineRoot)].filter((text) => !joinery.has(text) && everything.includes(text));
    expect(foreign).toEqual([]);
    const art = readdirSync(join(engineRoot, 'pages/art')).flatMap(
      (file) => read(engineRoot, join('pages/art', file)).match(/ d="[^"]{30,}"/g) ?? [],
    );
    expect(art.length).toBeGreaterThan(0);
    expect(art.filter((path) => everything.includes(path))).toEqual([]);
  }, 180_000);
});

describe('a mistake', () => {
  test('ends the build with exit code 1, every message, and the last good dist/ as it was', async () => {
    const site = createScratchSite({});
    expect((await run('build', '--site', site)).status).toBe(0);
    const before = listFiles(join(site, 'dist')).map((file) => [file, readFileSync(join(site, 'dist', file)).toString('base64')]);
    writeFileSync(join(site, 'pages', 'index.yaml'), 'route: /\ntitle: Home\ndescription: x\nblocks:\n  - type: heero\n');
    writeFileSync(join(site, 'pages', 'other.yaml'), 'route: [\n');
    const { status, output } = await run('build', '--site', site);
    expect(status).toBe(1);
    expect(output).toContain('pages/index.yaml:5:11  error  unknown-block-type');
    expect(output).toContain('pages/other.yaml:1:8  error  yaml-syntax');
    expect(output).toContain('as it was');
    expect(listFiles(join(site, 'dist')).map((file) => [file, readFileSync(join(site, 'dist', file)).toString('base64')])).toEqual(before);
    expect((await run('check', '--site', site)).status).toBe(1);
    rmSync(site, { recursive: true });
  }, 180_000);

  test('in the command itself is exit code 2', async () => {
    expect((await run('bild')).status).toBe(2);
    expect((await run('new', 'block')).status).toBe(2);
    expect((await run('serve', '--out', join(folder, 'nowhere'))).output).toContain('npm run build');
  }, 120_000);
});
