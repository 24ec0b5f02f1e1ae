import { expect } from 'playwright/test';
import { pageScripts } from '../../helpers/page-scripts.ts';
import { test } from '../shared-page.ts';
import { readDocument } from './read-document.ts';
import { listPaths } from './site-routes.ts';

// The route table of the specification: a path, the main heading it shows, the path of the canonical URL.
const table: [path: string, heading: RegExp, canonical?: string][] = [
  ['/', /./, '/'],
  ['/ng', /./],
  ['/nigeria', /./, '/ng'],
  ['/uk', /./],
  ['/united-kingdom', /./, '/uk'],
  ['/about', /./],
  ['/services', /./],
  ['/sectors', /./],
  ['/sectors/healthcare', /health/i],
  ['/get-consultation', /./],
  ['/consultation', /./],
  ['/rfp', /./, '/consultation'],
  ['/consultation/nigeria', /./],
  ['/consultation/uk', /./],
  ['/careers', /./, '/nigeria/careers'],
  ['/nigeria/careers', /./],
  ['/newsletter', /Subscribe to PCL Global Newsletter/],
  ['/newsletter/nigeria', /Subscribe to PCL Nigeria Newsletter/],
  ['/ng/newsletter', /Subscribe to PCL Nigeria Newsletter/, '/newsletter/nigeria'],
  ['/newsletter/uk', /Subscribe to PCL UK Newsletter/],
  ['/uk/newsletter', /Subscribe to PCL UK Newsletter/, '/newsletter/uk'],
];
const placeholders = [
  '/about-us',
  '/case-studies',
  '/case-studies/a-bank',
  '/insights',
  '/partners',
  '/partners/x/y',
  '/sectors/real-estate',
  '/services/technology',
  '/nigeria/history',
  '/uk/about',
  '/uk/anything',
  '/under-construction',
  '/contact',
  '/ng/about',
  '/ng/case-studies',
  '/ng/insights',
  '/industries/energy',
  '/industries/unlisted',
]; // prettier-ignore
const unknown = ['/no-such-page', '/ng/anything-else', '/about/team', '/consultation/france', '/%E0%A4%A', '/services.php'];

for (const [path, heading, canonical = path] of table) {
  test(`${path} is a page of its own`, async ({ request }) => {
    const page = await readDocument(request, path);
    expect(page).toMatchObject({ status: 200, headings: [expect.stringMatching(heading)], canonical });
    expect(page.main).not.toContain('Under Construction');
  });
}

for (const path of placeholders) {
  test(`${path} says what is coming`, async ({ request }) => {
    const { status, main, links } = await readDocument(request, path);
    expect(status).toBe(200);
    expect(main).toContain('Under Construction');
    const home = path.startsWith('/ng/') ? '/ng' : path.startsWith('/uk/') ? '/uk' : '/';
    expect(links).toMatchObject({
      'Get Consultation Instead': '/consultation',
      'Notify Me When Ready': '/newsletter',
      'Back to Home': home,
    });
  });
}

for (const path of unknown) {
  test(`${path} is the 404 page`, async ({ request }) => {
    const { status, headings, links } = await readDocument(request, path);
    expect({ status, headings }).toEqual({ status: 404, headings: ['Oops! Page not found'] });
    expect(links['Return to Home']).toBe('/');
  });
}

test('the 404 page writes to the console which path was asked for', async ({ page }) => {
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  for (const path of ['/no-such-page', '/%E0%A4%A']) {
    await page.goto(path);
    await expect.poll(() => written.some((text) => text.includes(path))).toBe(true);
  }
});

test('the header of every region carries the logo of that region', async ({ request }) => {
  for (const [home, region] of Object.entries({ '/': 'global', '/ng': 'nigeria', '/uk': 'uk' })) {
    const html = await (await request.get(home)).text();
    const [src = ''] = html.match(/<header[\s\S]*?<img src="[^"]*/) ?? [];
    expect(src).toContain(`/assets/logo-${region}.`);
  }
});

test('a trailing slash leads to the path without it, and keeps the query', async ({ request }) => {
  const response = await request.get('/about/?a=b', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/about?a=b');
});

test('every internal link of every page leads to a page, and every anchor to a place', async ({ request }) => {
  const pages = new Map<string, string>();
  const fetchPage = async (path: string) => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const response = await request.get(path, { maxRedirects: 0 });
    const html = response.status() === 200 ? await response.text() : '';
    pages.set(path, html);
    return html;
  };
  const dead: string[] = [];
  for (const path of [...listPaths(), '/404']) {
    const html = path === '/404' ? await (await request.get('/no-such-page')).text() : await fetchPage(path);
    const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map((match) => (match[1] as string).replaceAll('&amp;', '&'));
    expect(links.length).toBeGreaterThan(5);
    for (const link of new Set(links)) {
      if (!/^[/#]/.test(link)) continue;
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? html : await fetchPage(path.replace(/\?.*/, ''));
      if (target === '' || (anchor && !target.includes(`id="${anchor}"`))) dead.push(`${path} -> ${link}`);
    }
  }
  expect(dead).toEqual([]);
});

test('every response carries the security headers, and assets may be kept for ever', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
  });
  const script = pageScripts(await page.text()).find((file) => file.startsWith('assets/effect-'));
  const asset = await request.get(`/${script}`);
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers()['content-encoding']).toBe('br');
});
