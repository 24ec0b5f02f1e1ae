import { describe, expect, test } from 'vitest';
import { resolveRoute } from '#engine/resolve/resolve-site.ts';
import { brief, pageText, resolveTexts, smallestSite, twoRegions } from '../make-site.ts';

const linkTo = (...hrefs: string[]) =>
  `- type: hero\n  heading: A\n  actions: [${hrefs.map((href) => `{ label: Go, href: "${href}" }`).join(', ')}]`;
const home = pageText({ route: '/' });

async function routesOf(pages: Record<string, string>, site?: string): Promise<string[]> {
  const { value } = await resolveTexts({ 'pages/index.yaml': home, ...pages }, site);
  return value.routes.filter(({ path }) => path !== '/').map(({ path, kind }) => `${kind} ${path}`);
}

describe('resolveSite', () => {
  test('makes a route of every path, fallback and error page', async () => {
    expect(
      await routesOf({
        'pages/a.yaml': pageText({ route: '/a', keys: 'aliases: [/b]\nwildcards: [/a/*]' }),
        'pages/404.yaml': pageText({ keys: 'status: 404' }),
      }),
    ).toEqual(['canonical /a', 'alias /b', 'fallback /a/*', 'error /404']);
  });

  test('an alias points search engines at the route, a wildcard path at itself', async () => {
    const { value } = await resolveTexts({
      'pages/a.yaml': pageText({ route: '/a', keys: 'aliases: [/b]\nwildcards: [/a/*]', blocks: linkTo('/a/x') }),
    });
    expect(value.routes.map(({ path, canonical, status }) => [path, canonical, status])).toEqual([
      ['/a', '/a', 200],
      ['/b', '/a', 200],
      ['/a/*', '/a/*', 200],
      ['/a/x', '/a/x', 200],
    ]);
  });

  test('gives each path the region it belongs to, and a page its own if it names one', async () => {
    const { value } = await resolveTexts(
      {
        'pages/a.yaml': pageText({ route: '/a', keys: 'aliases: [/two/a]', blocks: '- { type: hero, heading: "${region.name}" }' }),
        'pages/b.yaml': pageText({ route: '/b', keys: 'region: two' }),
      },
      twoRegions,
    );
    expect(value.routes.map(({ path, regionName, data }) => [path, regionName, data.blocks[0]?.heading])).toEqual([
      ['/a', 'main', 'Main'],
      ['/two/a', 'two', 'Second'],
      ['/b', 'two', 'A heading'],
    ]);
  });

  test('a region that does not exist leaves the page to its path', async () => {
    const { value } = await resolveTexts({ 'pages/a.yaml': pageText({ route: '/two/a', keys: 'region: toString' }) }, twoRegions);
    expect(value.routes[0]?.regionName).toBe('two');
  });

  test('the home of a region must be a page, and a wildcard is none', async () => {
    const { diagnostics } = await resolveTexts(
      { 'pages/index.yaml': home, 'pages/a.yaml': pageText({ route: '/a', keys: 'wildcards: [/two/*]' }) },
      twoRegions,
    );
    expect(diagnostics.map(brief)).toEqual([
      'missing-home 8:11 The home of Second is /two, and no page has that path. | Add a page with "route: /two", or correct the home.',
    ]);
  });
});

describe('paths of a wildcard that are linked to', () => {
  const products = (...hrefs: string[]) => ({
    'pages/p.yaml': pageText({ route: '/p', keys: 'wildcards: [/p/*]', blocks: linkTo(...hrefs) }),
  });
  const linked = async (pages: Record<string, string>, site?: string) =>
    (await routesOf(pages, site)).filter((route) => route.startsWith('linked')).map((route) => route.slice(7));

  test('become routes of their own, once each', async () => {
    expect(await linked(products('/p/x', '/p/x/?a=1', '/p/x#b'))).toEqual(['/p/x']);
  });

  test('are found in prose, menus, footers and filled-in settings', async () => {
    const site = `${smallestSite.replace('links: [{ label: Home, href: / }]', 'links: [{ label: X, href: /p/footer }]').replace('items: [{ label: Home, href: / }]', 'items: [{ label: X, href: "/p/${region.id}" }]')}links:\n  y: /p/setting\n`;
    const prose = pageText({ route: '/q', blocks: '- { type: prose, text: "[a](/p/prose) [b](${site.links.y}/deep)" }' });
    expect((await linked({ ...products(), 'pages/q.yaml': prose }, site)).sort()).toEqual([
      '/p/footer',
      '/p/main',
      '/p/prose',
      '/p/setting',
      '/p/setting/deep',
    ]);
  });

  test('are followed from one to the next', async () => {
    const other = { 'pages/o.yaml': pageText({ route: '/o', keys: 'wildcards: [/o/*]', blocks: linkTo('/p/from-o') }) };
    expect(await linked({ ...products('/o/from-p'), ...other })).toEqual(expect.arrayContaining(['/o/from-p', '/p/from-o']));
  });

  test('end, though a page links below its own path for ever', async () => {
    expect(await linked(products('/p/x', '${page.path}/more'))).toEqual([
      '/p/x',
      '/p/more',
      '/p/x/more',
      '/p/more/more',
      '/p/x/more/more',
      '/p/more/more/more',
    ]);
  });

  test('never lead out of the site', async () => {
    expect(await linked(products('/p/../../../etc/x', '/p/a/../b', '/p/%2e%2e/%2e%2e/x'))).toEqual(['/p/b']);
  });

  test('with a star are patterns and no paths', async () => {
    expect(await linked(products('/p/*', '/p/*/x'))).toEqual([]);
  });

  test('that are paths of other pages stay theirs', async () => {
    expect(await linked({ ...products('/p/x'), 'pages/x.yaml': pageText({ route: '/p/x' }) })).toEqual([]);
  });

  test('know their own path', async () => {
    const page = pageText({
      route: '/p',
      keys: 'wildcards: [/two/p/*]',
      blocks: `${linkTo('/two/p/x')}\n- { type: hero, heading: "\${page.path} \${region.name}" }`,
    });
    const { value } = await resolveTexts({ 'pages/p.yaml': page }, twoRegions);
    expect(value.routes.map(({ data }) => data.blocks[1]?.heading)).toEqual(['/p Main', '/two/p Second', '/two/p/x Second']);
  });
});

describe('resolveRoute', () => {
  const site = resolveTexts(
    {
      'pages/a.yaml': pageText({
        route: '/a',
        keys: 'aliases: [/b]\nwildcards: [/two/*]',
        blocks: '- { type: hero, heading: "${page.path} ${region.name}" }',
      }),
      'pages/404.yaml': pageText({ keys: 'status: 404' }),
    },
    twoRegions,
  );
  const answer = async (path: string) => {
    const route = resolveRoute((await site).value, path);
    return route && [route.kind, route.path, route.data.blocks[0]?.heading];
  };

  test.each([
    ['/a', ['canonical', '/a', '/a Main']],
    ['/a/?x#y', ['canonical', '/a', '/a Main']],
    ['/b', ['alias', '/b', '/b Main']],
    ['/two/new', ['linked', '/two/new', '/two/new Second']],
    ['/two/new/', ['linked', '/two/new', '/two/new Second']],
    ['/nope', undefined],
    ['/404', undefined],
  ])('%s is answered by %j', async (path, expected) => {
    expect(await answer(path)).toEqual(expected);
  });
});
