import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashSiteCode } from '#engine/blocks/hash-site-code.ts';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { blockFolders } from '#engine/blocks/type-folders.ts';
import { loadRenderer } from '#engine/compiled/import-source.ts';
import { drawPages, KeptPageDiffers } from '#engine/emit/draw-pages.ts';
import { emitFiles } from '#engine/emit/emit-files.ts';
import { openStage } from '#engine/emit/output/open-stage.ts';
import { emitPages } from '#engine/emit/pages/emit-pages.ts';
import { openPageCache, type PageCache } from '#engine/emit/pages/page-cache.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite } from '../../../helpers/scratch-site.ts';

let root: string;
let work: string;

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'kept-pages-'));
  vi.stubEnv('BUILD_CACHE', join(work, 'cache'));
});
beforeEach(() => {
  root = createScratchSite({ 'site.yaml': 'search: false\n' }, 'gazette');
  writeFileSync(join(root, 'site.yaml'), readFileSync('tests/fixtures/sites/gazette/site.yaml', 'utf8').replace(/^search: true\n/m, ''));
  rmSync(join(root, 'pages', 'search.yaml'), { force: true });
  rmSync(join(work, 'cache'), { recursive: true, force: true });
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(work, { recursive: true });
});

const scripts = { script: (entry: string) => `/${entry}.js` };

async function prepare() {
  const { site, diagnostics } = await loadSite(root, theme);
  if (!site) throw new Error(JSON.stringify(diagnostics));
  return {
    site,
    options: { blocks: await loadBlocks(site.blockFolders), renderer: await loadRenderer(theme), assets: scripts, firstPaintScript: '' },
  };
}

/** Draws the site over what is kept of it. @returns what was said of each path */
async function draw(): Promise<Record<string, string>> {
  const { site, options } = await prepare();
  const cache = openPageCache(root, '');
  const stage = await openStage(join(work, 'dist'));
  const sink = emitFiles(stage);
  const { reasons, failures } = await emitPages(site, options, { sink, cache, onPage() {} });
  await sink.finish();
  expect(failures).toEqual([]);
  await cache.save(site.routes.map(({ path }) => path));
  expect([...stage.files.keys()].filter((file) => file.endsWith('.html'))).toHaveLength(site.routes.length);
  await stage.remove();
  return Object.fromEntries(reasons);
}

/** What was drawn, and why. */
function drawnOf(reasons: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(reasons).filter(([, why]) => !why.startsWith('kept')));
}

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  writeFileSync(path, edited);
}

describe('a page is drawn again when a value that it read is another', () => {
  test('and at first, and not when nothing has changed', async () => {
    const first = await draw();
    expect(new Set(Object.values(first))).toEqual(new Set(['drawn: no earlier drawing of this path is known']));
    const second = await draw();
    expect(Object.keys(second)).toEqual(Object.keys(first));
    expect(drawnOf(second)).toEqual({});
    expect(second['/']).toMatch(/^kept: all \d+ values that it was drawn from are as they were$/);
  });

  test('a text that only one page shows, a title that others list, and a setting', async () => {
    await draw();
    edit('pages/people.yaml', /^description: .*$/m, 'description: Who writes here.');
    expect(drawnOf(await draw())).toEqual({
      '/people': 'drawn: "description" of the page; "description" of the head, which is derived from the page and from others changed',
    });

    edit('pages/offices/cork.yaml', /^title: .*$/m, 'title: Cork city');
    expect(Object.keys(drawnOf(await draw()))).toEqual(['/', '/people/ada']);

    edit('site.yaml', /^brand:\n/m, 'brand:\n  # Nothing but a comment.\n');
    expect(drawnOf(await draw())).toEqual({});

    edit('site.yaml', /^( *tagline: )/m, '$1New ');
    const said = Object.values(drawnOf(await draw()));
    expect(said.length).toBeGreaterThan(5);
    for (const why of said) expect(why).toMatch(/"(?:brand|regions\.\w+)" of site\.yaml/);
  });

  test('what is changed back is kept from the build before', async () => {
    await draw();
    edit('pages/people.yaml', /^description: /m, 'description: Once ');
    await draw();
    edit('pages/people.yaml', /^description: Once /m, 'description: ');
    expect(drawnOf(await draw())).toEqual({});
  });
});

describe('what is kept is not trusted blindly', () => {
  test.each([
    ['was truncated', (file: string) => truncateSync(file, 100)],
    ['was deleted', (file: string) => rmSync(file)],
    ['is another of the same size', (file: string) => writeFileSync(file, 'x'.repeat(readFileSync(file).length))],
  ])('a file that %s is made again', async (_, damage) => {
    await draw();
    const [victim] = openPageCache(root, '').find('/people');
    damage(join(work, 'cache', victim?.files[0]?.kept ?? ''));
    expect(drawnOf(await draw())).toEqual({ '/people': 'drawn: a file of its in .cache/ is missing or has changed' });
    expect(drawnOf(await draw())).toEqual({});
  });

  test('a list of kept pages that was cut off or is of another build holds nothing', async () => {
    await draw();
    const [list = ''] = readdirSync(join(work, 'cache', 'builds'));
    truncateSync(join(work, 'cache', 'builds', list), 500);
    const count = Object.keys(await draw()).length;
    writeFileSync(join(work, 'cache', 'builds', list), '0123\n{"words":7}');
    expect(Object.keys(drawnOf(await draw()))).toHaveLength(count);
  });

  test('a page that comes out another when it is drawn again, though nothing it read has changed, is a mistake of ours', async () => {
    await draw();
    const { site, options } = await prepare();
    const cache = openPageCache(root, '');
    const changed: PageCache = {
      ...cache,
      find: (path) => cache.find(path).map((page) => ({ ...page, files: page.files.map((file) => ({ ...file, hash: 'another' })) })),
    };
    const again = (random: number) => drawPages(site, options, { cache: changed, random: () => random, onDrawn: async () => {} });
    await expect(again(0)).rejects.toThrow(KeptPageDiffers);
    expect((await again(0.5)).drawn).toBe(0);
  });
});

test('the code of a block of the site counts with everything that it imports', async () => {
  const block = (text: string) => ({
    'blocks/tide/schema.ts': 'export const schema = {} as const;\n',
    'blocks/tide/block.ts': "import { View } from './view.tsx';\nexport default { View };\n",
    'blocks/tide/view.tsx': "import { size } from '../shared/size.ts';\nexport const View = () => <p>{size}</p>;\n",
    'blocks/shared/size.ts': text,
    'blocks/other/schema.ts': 'export const schema = {} as const;\n',
    'blocks/other/block.ts': 'export default {};\n',
  });
  const hashes = async (text: string) => {
    const folder = createScratchSite(block(text));
    const codeOf = await hashSiteCode(blockFolders(theme, folder));
    rmSync(folder, { recursive: true });
    return ['tide', 'other', 'hero'].map(codeOf);
  };
  const [before, after] = [await hashes('export const size = 1;\n'), await hashes('export const size = 2;\n')];
  expect(after[0]).not.toBe(before[0]);
  expect(after.slice(1)).toEqual(before.slice(1));
  expect(before[2]).toBeUndefined();
});
