import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DataPath } from '#contract/data-path.ts';
import { type AnyBlock, loadBlocks } from '#engine/blocks/load-blocks.ts';
import { checkReleased } from '#engine/checks/check-released.ts';
import { checks, pageChecks } from '#engine/checks/rules.ts';
import { collectForms } from '#engine/emit/collect-forms.ts';
import { discoveryFiles } from '#engine/emit/discovery-files.ts';
import { routeManifest } from '#engine/emit/host-rules.ts';
import { listRedirects } from '#engine/emit/list-redirects.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { hashInterface, standsAlone } from '#engine/rebuild/page-interface.ts';
import { describeHead } from '#engine/render/describe-head.ts';
import { resolveSite, type Site } from '#engine/resolve/resolve-site.ts';
import { loadSite } from '#engine/session/load-site.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { theme } from '#theme/theme.ts';
import { fixtureSites } from '../../helpers/scratch-site.ts';

/** The page with other words wherever the rest of the site cannot read them. */
function changeWords(page: Page, isReceived: (type: string) => boolean): Page {
  const named = new Set(page.references.filter(({ kind }) => kind !== 'markdown').map(({ path }) => path.join('\n')));
  const { blocks, description } = page.data;
  const change = (value: unknown, path: DataPath): unknown => {
    if (typeof value === 'string')
      return named.has(path.join('\n')) || /^(?:type|id)$/.test(String(path.at(-1))) ? value : `${value} once more`;
    if (typeof value !== 'object' || value === null) return value;
    if (path.length === 2 && isReceived((value as { type: string }).type)) return value;
    if (Array.isArray(value)) return value.map((item, index) => change(item, [...path, index]));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item, [...path, key])]));
  };
  const data = { ...page.data, description: `${description} once more`, blocks: change(blocks, ['blocks']) } as Page['data'];
  const references = page.references.map((reference) =>
    reference.kind === 'markdown' && reference.path[0] === 'blocks' && !isReceived(blocks[Number(reference.path[1])]?.type ?? '')
      ? { ...reference, value: `${reference.value} once more` }
      : reference,
  );
  return { ...page, data, references };
}

/** All that a build of a site without a search makes of several pages at once, and what the head of each says of other pages. */
async function readAsWhole(site: Site, blocks: ReadonlyMap<string, AnyBlock>): Promise<unknown> {
  const assets = { script: (entry: string) => entry };
  const across = checks.filter((check) => !pageChecks.includes(check));
  const found = [...across.flatMap((check) => check(site)), ...(await checkReleased(site))];
  return {
    // How long a title or a description may be is told of each page by itself.
    found: found
      .filter(({ code }) => !code.startsWith('long-'))
      .map(({ file, code, message, suggestion }) => [file, code, message, suggestion]),
    files: [...(await discoveryFiles(site, blocks))].map(([file, content]) => [file, content.toString()]),
    routes: routeManifest(site.routes),
    redirects: listRedirects(site),
    inbox: collectForms(site, blocks),
    images: [...site.images.keys()],
    heads: site.routes.map((route) => {
      const { alternates, feeds, title, canonical, noindex } = describeHead(site, route, { blocks, assets });
      return { alternates, feeds, title, canonical, noindex };
    }),
  };
}

const sites = {
  'this site': engineRoot,
  ...Object.fromEntries(['harbour', 'gazette', 'joinery', 'arabic'].map((name) => [name, join(fixtureSites, name)])),
};

describe.each(Object.entries(sites))('%s', (_, folder) => {
  let site: Site;
  let blocks: ReadonlyMap<string, AnyBlock>;
  beforeAll(async () => {
    const loaded = await loadSite(folder, theme);
    if (!loaded.site) throw new Error('the site is unsound');
    site = loaded.site;
    blocks = await loadBlocks(site.blockFolders);
  }, 60_000);

  test('what is the same by the interfaces of its pages reads nothing but these', async () => {
    const changed = site.pages.map((page) => {
      const other = changeWords(page, (type) => blocks.get(type)?.receives !== undefined);
      return standsAlone(page) && hashInterface(other, blocks) === hashInterface(page, blocks) ? other : page;
    });
    const hidden = changed.filter((page, index) => page !== site.pages[index]);
    expect(hidden.length).toBeGreaterThan(0);
    const { root, now, pictures, parts, lock, withheld } = site;
    const { value: other } = await resolveSite({
      root,
      now,
      theme,
      site: site.site,
      pages: changed,
      withheld: withheld.pages,
      pictures,
      parts,
      lock,
    });
    expect(await readAsWhole(other, blocks)).toEqual(await readAsWhole(site, blocks));
  });
});

describe('the interface of a page', () => {
  let page: Page;
  let blocks: ReadonlyMap<string, AnyBlock>;
  beforeAll(async () => {
    const { site } = await loadSite(join(fixtureSites, 'harbour'), theme);
    page = site?.pages.find(({ data }) => data.route === '/about') as Page;
    blocks = await loadBlocks((site as Site).blockFolders);
  });
  const hashWith = (changes: Partial<Page['data']>) => hashInterface({ ...page, data: { ...page.data, ...changes } }, blocks);

  test('is another one with each key of the page but its description', () => {
    const { title, description, route } = page.data;
    expect(hashWith({ description: `${description} Really.` })).toBe(hashWith({}));
    expect(hashWith({ title: `${title} of today` })).not.toBe(hashWith({}));
    expect(hashWith({ route: `${route}-us` })).not.toBe(hashWith({}));
    expect(hashWith({ seo: { noindex: true } })).not.toBe(hashWith({}));
  });

  test('is another one with another block, in another order, and with another id', () => {
    const [first, ...rest] = page.data.blocks as [Page['data']['blocks'][number], ...Page['data']['blocks']];
    expect(hashWith({ blocks: rest })).not.toBe(hashWith({}));
    expect(hashWith({ blocks: [{ ...first, id: 'elsewhere' }, ...rest] })).not.toBe(hashWith({}));
  });

  test('is another one with a link, a picture or a heading in a long text', () => {
    const reference = (value: string) => [{ kind: 'markdown' as const, value, path: ['blocks', 0, 'text'], isLong: true as const }];
    const hashOf = (value: string) => hashInterface({ ...page, references: reference(value) }, blocks);
    const plain = hashOf('Words.');
    expect(hashOf('Other words.')).toBe(plain);
    for (const text of ['Words [here](/boats).', 'Words. ![A boat](boat.svg)', '## Words\n\nWords.']) expect(hashOf(text)).not.toBe(plain);
  });
});
