import type { AssetManifest } from '#contract/asset-manifest.ts';
import type { FontMap } from '#contract/font-asset.ts';
import type { ImageMap } from '#contract/image-asset.ts';
import type { PageGroup } from '#contract/site-search.ts';
import type { WordMap } from '#contract/words.ts';
import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { configOf } from '#engine/resolve/config-of.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import { describeHead, type HeadData } from './describe-head.ts';
import { listPageGroups } from './list-page-groups.ts';
import { hashOfValue, type Recorder } from './recorder.ts';

/**
 * All that the drawing of a page can read of its site. Whatever is read here is noted by the recorder, if there is one: a page
 * need not be drawn again while all that was read for it is the same.
 */
export interface SiteReader {
  config(regionName: string): SiteConfig;
  words(regionName: string): WordMap;
  readonly fonts: FontMap;
  /** To be asked by `get` only. */
  readonly images: ImageMap;
  readonly assets: AssetManifest;
  /** What the head of a page says. It is not noted: it belongs to one page, whose `listOwnReads` has it. */
  head(route: Route): HeadData;
  /** The pages that a search page of a region lists. */
  pageGroups(regionName: string): PageGroup[];
  readonly recorder?: Recorder;
  /** The hash of the value that a read of this name has today; undefined where there is no such read. */
  hashOf(name: string): string | undefined;
}

interface Reading {
  blocks: ReadonlyMap<string, AnyBlock>;
  assets: AssetManifest;
  recorder?: Recorder;
}

/** The parts of a site by the kind of the read. The rest of the name says which one: `config main menus`. */
type Readers = Readonly<Record<string, (rest: string) => unknown>>;

export function createSiteReader(site: Site, { blocks, assets, recorder }: Reading): SiteReader {
  const groups = remember((regionName: string) => listPageGroups(site, regionName, blocks));
  const note = <Value>(name: string, value: Value): Value => {
    recorder?.note(name, value);
    return value;
  };
  const config = remember((regionName: string) => {
    const plain = configOf(site, regionName);
    return recorder ? watchConfig(plain, regionName, note) : plain;
  });
  const readers: Readers = {
    config: (rest) => {
      const [regionName = '', key = '', name] = rest.split(' ');
      const value = configOf(site, regionName)[key as keyof SiteConfig];
      return name === undefined ? value : (value as Record<string, unknown> | undefined)?.[name];
    },
    'config-keys': (regionName) => Object.keys(configOf(site, regionName)),
    words: (regionName) => site.words.get(regionName) ?? {},
    fonts: () => site.fonts,
    image: (key) => site.images.get(key),
    script: (entry) => assets.script(entry),
    'search-index': () => assets.searchIndex,
    views: () => assets.views,
    'page-groups': groups,
  };
  const hashes = new Map<string, string | undefined>();
  const read = (name: string) => {
    const space = name.indexOf(' ');
    const [kind, rest] = space < 0 ? [name, ''] : [name.slice(0, space), name.slice(space + 1)];
    try {
      const reader = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
      return reader && hashOfValue(reader(rest));
    } catch {
      // A script that is no longer built, for example.
      return undefined;
    }
  };
  const heads = new WeakMap<Route, HeadData>();
  const images: Pick<ImageMap, 'get'> = { get: (key) => note(`image ${key}`, site.images.get(key)) };
  return {
    config,
    words: (regionName) => note(`words ${regionName}`, site.words.get(regionName) ?? {}),
    get fonts() {
      return note('fonts', site.fonts);
    },
    images: images as ImageMap,
    assets: {
      script: (entry) => note(`script ${entry}`, assets.script(entry)),
      card: assets.card,
      get searchIndex() {
        return note('search-index', assets.searchIndex);
      },
      get views() {
        return note('views', assets.views);
      },
    },
    head(route) {
      const head = heads.get(route) ?? describeHead(site, route, { blocks, assets });
      heads.set(route, head);
      return head;
    },
    pageGroups: (regionName) => note(`page-groups ${regionName}`, groups(regionName)),
    recorder,
    hashOf(name) {
      if (!hashes.has(name)) hashes.set(name, read(name));
      return hashes.get(name);
    },
  };
}

/** site.yaml that notes which of its keys are read, and of the regions, which. */
function watchConfig(config: SiteConfig, regionName: string, note: (name: string, value: unknown) => unknown): SiteConfig {
  const regions = new Proxy(config.regions, {
    get(target, key) {
      const value = Reflect.get(target, key);
      if (typeof key === 'string') note(`config ${regionName} regions ${key}`, value);
      return value;
    },
    // Whoever lists the regions reads all of them.
    ownKeys(target) {
      note(`config ${regionName} regions`, target);
      return Reflect.ownKeys(target);
    },
  });
  return new Proxy(config, {
    get(target, key) {
      if (key === 'regions') return regions;
      const value = Reflect.get(target, key);
      if (typeof key === 'string') note(`config ${regionName} ${key}`, value);
      return value;
    },
    has(target, key) {
      if (typeof key === 'string') note(`config ${regionName} ${key}`, Reflect.get(target, key));
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      for (const [key, value] of Object.entries(target)) note(`config ${regionName} ${key}`, value);
      note(`config-keys ${regionName}`, Object.keys(target));
      return Reflect.ownKeys(target);
    },
  });
}

function remember<Value>(make: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const value = known.get(name) ?? make(name);
    known.set(name, value);
    return value;
  };
}
