import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AssetManifest } from '#contract/asset-manifest.ts';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { listSettingUses } from '#engine/checks/rules/setting-uses.ts';
import { checkUnusedEntries } from '#engine/checks/rules/unused-entries.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { renderPage } from '#engine/render/render-page.tsx';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { renderer } from '#theme/renderer.ts';
import { theme } from '#theme/theme.ts';
import { fixtureSites } from '../../helpers/scratch-site.ts';

const assets: AssetManifest = { script: (entry) => `/assets/${entry}.js` };

/** What is read of the data while it is used, as dotted paths. */
function record<Data extends object>(data: Data, read: Set<string>, path = ''): Data {
  return new Proxy(data, {
    get(target, key) {
      const value = Reflect.get(target, key);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return value;
      const name = path ? `${path}.${key}` : key;
      read.add(name);
      return typeof value === 'object' && value !== null ? record(value, read, name) : value;
    },
  });
}

/** The settings that drawing every page of a site reads. */
async function readWhileDrawn(site: Site): Promise<Set<string>> {
  const read = new Set<string>();
  const blocks = await loadBlocks(site.blockFolders);
  const recorded: Site = {
    ...site,
    site: { ...site.site, data: record(site.site.data, read) },
    settings: new Map([...site.settings].map(([name, config]) => [name, record(config, read)])),
  };
  // One path of a page reads what its other paths read.
  for (const route of recorded.routes.filter(({ kind }) => kind === 'canonical' || kind === 'error'))
    await renderPage(recorded, route, { blocks, renderer, assets, firstPaintScript: '' });
  return read;
}

/** The settings of the site and of its regions. Names that a site chooses, pictures and paths count as one each. */
function listSettings(data: object, path = ''): string[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const name = path ? `${path}.${key}` : key;
    const isGroup =
      typeof value === 'object' && !Array.isArray(value) && /^(?:brand|theme|regions(?:\.\w+(?:\.(?:lists|texts))?)?)$/.test(name);
    return isGroup ? listSettings(value, name) : [name];
  });
}

for (const [name, folder] of Object.entries({
  'this site': engineRoot,
  joinery: join(fixtureSites, 'joinery'),
  smallest: join(fixtureSites, 'smallest'),
})) {
  test(`${name}: nothing in site.yaml is unused, and every setting is read while pages are drawn or named by something`, async () => {
    const { site } = await loadSite(folder, theme);
    if (!site) throw new Error('the site is unsound');
    expect(checkUnusedEntries(site).map(({ message }) => message)).toEqual([]);

    const read = await readWhileDrawn(site);
    const named = listSettingUses(site).map(({ to }) => to);
    const isNamed = (setting: string) => named.some((to) => to === setting || to.startsWith(`${setting}.`));
    expect(listSettings(site.site.data).filter((setting) => !read.has(setting) && !isNamed(setting))).toEqual([]);
  });
}
