import { expect, type Page } from 'playwright/test';
import { test } from '../shared-page.ts';
import { listPaths } from './site-routes.ts';

interface Head {
  title: string;
  metas: Record<string, string>;
  links: { rel: string; href: string; hreflang: string }[];
  structure: { '@graph': Record<string, unknown>[] } | null;
}

// In one worker, so that every head is read once.
test.describe.configure({ mode: 'default' });

const heads = new Map<string, Promise<Head>>();

/** What a document says about itself, read as a search engine does: without running it. */
function readHead(page: Page, path: string): Promise<Head> {
  const head = heads.get(path) ?? parseHead(page, path);
  heads.set(path, head);
  return head;
}

async function parseHead(page: Page, path: string): Promise<Head> {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const metas = [...document.querySelectorAll('meta[name],meta[property]')].map((meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      meta.getAttribute('content') ?? '',
    ]);
    const links = [...document.querySelectorAll('link')].map((link) => ({
      rel: link.rel,
      href: link.getAttribute('href') ?? '',
      hreflang: link.hreflang,
    }));
    const data = document.querySelector('script[type="application/ld+json"]');
    return { title: document.title, metas: Object.fromEntries(metas), links, structure: data && JSON.parse(data.textContent ?? '') };
  }, html);
}

const linkOf = ({ links }: Head, rel: string) => links.find((link) => link.rel === rel)?.href ?? '';

test('every page that may be found says all that search engines and social networks ask for, unlike any other', async ({ page }) => {
  test.setTimeout(60_000);
  const [seen, problems] = [new Map<string, string>(), [] as string[]];
  let kept = 0;
  for (const path of listPaths()) {
    const head = await readHead(page, path);
    const { title, metas, structure } = head;
    const canonical = new URL(linkOf(head, 'canonical'));
    if (metas.robots === 'noindex') {
      if (structure) problems.push(`${path} describes itself to search engines that it sends away`);
      continue;
    }
    kept++;
    const said = [
      metas['og:title'],
      metas['og:description'],
      metas['og:url'],
      metas['og:type'],
      metas['og:site_name'],
      metas['twitter:card'],
    ];
    if (
      said.join() !==
      [
        title,
        metas.description,
        canonical.href.replace(/\/$/, canonical.pathname === '/' ? '/' : ''),
        'website',
        'PCL',
        'summary_large_image',
      ].join()
    )
      problems.push(`${path} says ${said.join()}`);
    if (title.length < 10 || title.length > 70) problems.push(`${path} has a title of ${title.length} letters`);
    const length = metas.description?.length ?? 0;
    if (length < 50 || length > 200) problems.push(`${path} has a description of ${length} letters`);
    const other = seen.get(title);
    if (other && other !== canonical.pathname) problems.push(`${path} has the title of ${other}`);
    seen.set(title, canonical.pathname);
    const card = await page.request.get(new URL(metas['og:image'] ?? '').pathname);
    if (card.status() !== 200 || card.headers()['content-type'] !== 'image/png') problems.push(`${path} has no picture`);
    const types = structure?.['@graph'].map((node) => node['@type']) ?? [];
    if (!types.includes('Organization')) problems.push(`${path} does not name the firm`);
    if (canonical.pathname !== '/' && !types.includes('BreadcrumbList')) problems.push(`${path} does not say where it stands`);
  }
  expect(problems).toEqual([]);
  expect(kept).toBeGreaterThan(12);
});

test('the homes of regions name the site and the office, the pages of services list them', async ({ page }) => {
  const typesOf = async (path: string) => (await readHead(page, path)).structure?.['@graph'].map((node) => node['@type']) ?? [];
  expect(await typesOf('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  expect(await typesOf('/')).not.toContain('ProfessionalService');
  for (const home of ['/ng', '/uk'])
    expect(await typesOf(home)).toEqual(expect.arrayContaining(['WebSite', 'ProfessionalService', 'BreadcrumbList']));
  expect(await typesOf('/services')).toContain('ItemList');
  const services = JSON.stringify((await readHead(page, '/services')).structure).match(/"@type":"Service"/g) ?? [];
  expect(services.length).toBeGreaterThan(5);
});

test('pages of other languages name each other, themselves and one for the rest', async ({ page }) => {
  const alternates = new Map<string, string>();
  for (const path of listPaths()) {
    const head = await readHead(page, path);
    const listed = head.links.filter(({ rel }) => rel === 'alternate').map(({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`);
    if (listed.length > 0 && new URL(linkOf(head, 'canonical')).pathname === path) alternates.set(path, listed.join(', '));
  }
  expect([...alternates.keys()].sort()).toEqual(
    [
      '/',
      '/ng',
      '/uk',
      '/consultation',
      '/consultation/nigeria',
      '/consultation/uk',
      '/newsletter',
      '/newsletter/nigeria',
      '/newsletter/uk',
    ].sort(),
  );
  for (const [path, listed] of alternates) {
    expect(listed).toMatch(new RegExp(` ${path}(?:,|$)`));
    expect(listed).toMatch(/^en \S+, en-NG \S+, en-GB \S+, x-default \S+$/);
    for (const [, other = ''] of listed.matchAll(/ (\/[^,]*)/g)) expect(alternates.get(other)).toBe(listed);
  }
});

test('the sitemap lists exactly the pages that may be found, with their days and languages', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map((match) => match[1]).sort();
  const found: string[] = [];
  for (const path of listPaths()) {
    const head = await readHead(page, path);
    if (head.metas.robots !== 'noindex' && new URL(linkOf(head, 'canonical')).pathname === path) found.push(path);
  }
  expect(listed).toEqual(found.sort());
  const days = [...sitemap.matchAll(/<lastmod>([^<]*)</g)].map((match) => match[1] ?? '');
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
  expect(sitemap).toContain('hreflang="en-NG"');
  expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('placeholders, unknown paths and failures are kept out', async ({ page }) => {
  for (const path of ['/contact', '/ng/anything', '/no-such-page', '/uk/about']) {
    const head = await readHead(page, path);
    expect(head.metas.robots, path).toBe('noindex');
  }
});

test('every icon of the head and the manifest is there, of the size it is said to have', async ({ page }) => {
  const head = await readHead(page, '/');
  for (const href of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']) {
    expect(head.links.map((link) => link.href)).toContain(href);
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
  const manifest = await (await page.request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ short_name: 'PCL', start_url: '/' });
  const sizes = [...(manifest.icons as { src: string; sizes: string }[]), { src: '/apple-touch-icon.png', sizes: '180x180' }];
  for (const { src, sizes: size } of sizes) {
    const png = await (await page.request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(size);
  }
});
