import { beforeAll, describe, expect, test } from 'vitest';
import { nextRouteLock } from '#engine/commands/keep-route-lock.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { resolveRoute, type Site } from '#engine/resolve/resolve-site.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';

let site: Site;

beforeAll(async () => {
  const loaded = await loadSite(engineRoot, theme);
  if (!loaded.site) throw new Error('site.yaml is unsound');
  site = loaded.site;
});

const routeOf = (path: string) => {
  const route = resolveRoute(site, path);
  if (!route) throw new Error(`no page answers ${path}`);
  return route;
};
const linksOf = (path: string) => routeOf(path).references.flatMap(({ kind, value }) => (kind === 'link' ? [value] : []));
const blocksOf = (path: string, type: string) => routeOf(path).data.blocks.filter((block) => block.type === type);

describe('a visitor of a region', () => {
  for (const [home, region] of [
    ['/ng', 'nigeria'],
    ['/uk', 'uk'],
  ] as const) {
    test(`can subscribe to its newsletter at the path that ${home} links to`, () => {
      expect(linksOf(home)).toContain(`${home}/newsletter`);
      expect(routeOf(`${home}/newsletter`)).toMatchObject({ canonical: `/newsletter/${region}`, regionName: region });
    });

    test(`finds the links of the specification on the placeholders of ${home}, and those of the region`, () => {
      for (const path of [`${home}/about`, `${home}/case-studies`, `${home}/insights`]) {
        const links = linksOf(path);
        for (const link of ['strategic-management', 'technology', 'transactions', 'compliance'])
          expect(links).toContain(`/services/${link}`);
        expect(links).toEqual(expect.arrayContaining(['/consultation', '/newsletter', '/contact', home]));
        expect(links).toEqual(expect.arrayContaining([`/newsletter/${region}`, `/consultation/${region}`]));
        const regional = site.settings.get(region)?.footers[region]?.groups[0]?.links.map(({ href }) => href) ?? [];
        expect(regional).toHaveLength(4);
        expect(links).toEqual(expect.arrayContaining(regional));
      }
    });
  }
});

test('a placeholder says nothing of its own path that is untrue of a nonsense path', () => {
  for (const path of ['/services/asdfgh', '/uk/zzz', '/ng/about', '/404']) {
    const { data } = path === '/404' ? (site.routes.find(({ kind }) => kind === 'error') as { data: object }) : routeOf(path);
    const words = JSON.stringify(data);
    expect(words).not.toMatch(/this page (?:is being|has come|should)|the work it describes/i);
  }
  const steps = ['Research', 'Development', 'Launch'].map((title) => ({ title }));
  expect(blocksOf('/services/asdfgh', 'progress-panel')).toMatchObject([{ steps }]);
});

test('every region has a logo of its own', () => {
  const logos = [...site.settings].map(([name, { regions }]) => regions[name]?.logo?.src);
  expect(logos).not.toContain(undefined);
  expect(new Set(logos).size).toBe(3);
});

test("the form of every region shows the region's specialisations and its urgent note", () => {
  for (const [path, region] of [
    ['/consultation', 'global'],
    ['/consultation/nigeria', 'nigeria'],
    ['/consultation/uk', 'uk'],
  ] as const) {
    const { lists, texts } = site.settings.get(region)?.regions[region] ?? {};
    expect(lists?.specialisations).toBeDefined();
    expect(texts?.urgentNote).toMatch(/\+\d/);
    expect(blocksOf(path, 'form')).toMatchObject([{ badges: lists?.specialisations, notice: texts?.urgentNote }]);
  }
});

test('pages/routes.lock lists every path and anchor of the site: npm run build writes it', () => {
  expect(site.lock.text).toBe(nextRouteLock(site));
});
