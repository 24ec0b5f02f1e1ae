import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { AssetManifest } from '#contract/asset-manifest.ts';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { createRecorder, type Reads } from '#engine/render/recorder.ts';
import { composeRoute, drawRoute } from '#engine/render/render-page.tsx';
import { createSiteReader, type SiteReader } from '#engine/render/site-reader.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { renderer } from '#theme/renderer.ts';
import { theme } from '#theme/theme.ts';
import { fixtureSites } from '../../helpers/scratch-site.ts';

const assets: AssetManifest = { script: (entry) => `/assets/${entry}.js`, searchIndex: '/pagefind/', views: 'passed-on' };
const sites = {
  'this site': engineRoot,
  ...Object.fromEntries(['harbour', 'gazette', 'joinery', 'arabic'].map((name) => [name, join(fixtureSites, name)])),
};

afterEach(() => vi.restoreAllMocks());

async function open(folder: string) {
  const { site } = await loadSite(folder, theme);
  if (!site) throw new Error('the site is unsound');
  const options = { blocks: await loadBlocks(site.blockFolders), renderer, assets, firstPaintScript: '' };
  return { site, options, routes: site.routes.map((route) => composeRoute(route, options.blocks)) };
}

/** A reader that has nothing but what was noted, and throws at every other read. */
function onlyNoted(site: Site, reader: SiteReader, reads: Reads): SiteReader {
  const ensure = (name: string) => {
    if (!reads.has(name)) throw new Error(`"${name}" is read, and was not noted`);
  };
  const refuse = { note: ensure, add() {}, record: <Value>(work: () => Value) => ({ value: work(), reads: new Map() }) };
  return { ...createSiteReader(site, { blocks: new Map(), assets, recorder: refuse }), head: reader.head, pageGroups: reader.pageGroups };
}

for (const [name, folder] of Object.entries(sites)) {
  test(`${name}: a page can be drawn from nothing but the values that were noted while it was drawn`, async () => {
    const { site, options, routes } = await open(folder);
    const recorder = createRecorder();
    const reader = createSiteReader(site, { ...options, recorder });
    const shared = new Map();
    for (const route of routes) {
      const { value, reads } = recorder.record(() => drawRoute(reader, route, { ...options, shared }));
      expect(reads.size).toBeGreaterThan(5);
      // Each part anew: what the parts in common have read must have been noted for every page.
      expect(drawRoute(onlyNoted(site, reader, reads), route, options).html).toBe(value.html);
    }
  });
}

test('whatever a reader hands out of the site is noted', async () => {
  const { site, options } = await open(join(fixtureSites, 'harbour'));
  const recorder = createRecorder();
  const reader = createSiteReader(site, { ...options, recorder });
  const [regionName = ''] = Object.keys(site.site.data.regions);
  const [picture = ''] = site.images.keys();
  const accesses: Record<keyof SiteReader, (() => unknown)[] | 'reads nothing' | 'belongs to one page'> = {
    config: [
      () => reader.config(regionName).brand,
      () => reader.config(regionName).regions[regionName],
      () => ({ ...reader.config(regionName) }),
    ],
    words: [() => reader.words(regionName)],
    fonts: [() => reader.fonts],
    images: [() => reader.images.get(picture)],
    assets: [() => reader.assets.script('site'), () => reader.assets.searchIndex, () => reader.assets.views],
    pageGroups: [() => reader.pageGroups(regionName)],
    head: 'belongs to one page',
    recorder: 'reads nothing',
    hashOf: 'reads nothing',
  };
  expect(Object.keys(reader).sort()).toEqual(Object.keys(accesses).sort());
  for (const [name, reads] of Object.entries(accesses))
    for (const read of Array.isArray(reads) ? reads : []) expect([name, recorder.record(read).reads.size > 0]).toEqual([name, true]);
});

test('drawing a page reads neither the time nor chance nor the environment', async () => {
  const { site, options, routes } = await open(engineRoot);
  const reader = createSiteReader(site, options);
  const refuse = (what: string) => () => {
    throw new Error(`${what} is read while a page is drawn`);
  };
  // Everything is loaded and drawn once: what modules read when they are loaded is the same for all pages.
  for (const route of routes) drawRoute(reader, route, options);
  vi.spyOn(Date, 'now').mockImplementation(refuse('the time'));
  vi.spyOn(Math, 'random').mockImplementation(refuse('chance'));
  vi.spyOn(crypto, 'randomUUID').mockImplementation(refuse('chance'));
  const { env } = process;
  const readEnvironment = (_: object, key: string | symbol) =>
    // React and Emotion look at it at each call, and it is part of every key.
    key === 'NODE_ENV' ? env.NODE_ENV : refuse(`the variable ${String(key)}`)();
  vi.spyOn(process, 'env', 'get').mockReturnValue(new Proxy({}, { get: readEnvironment }));
  for (const route of routes) drawRoute(reader, route, options);
});

test('a read is noted by name, for everything that is being drawn', () => {
  const recorder = createRecorder();
  recorder.note('config main brand', 'outside');
  const { value, reads } = recorder.record(() => {
    recorder.note('words main', { menu: 'Menu' });
    return recorder.record(() => recorder.note('fonts', {})).reads;
  });
  expect([...reads.keys()]).toEqual(['words main', 'fonts']);
  expect([...value.keys()]).toEqual(['fonts']);
  expect(reads.get('fonts')).toBe(value.get('fonts'));
});
