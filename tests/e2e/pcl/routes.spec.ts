import { expect } from 'playwright/test';
import { pageScripts } from '../../helpers/page-scripts.ts';
import { test } from '../shared-page.ts';
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
  test(`${path} is a page of its own`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.getByText('Under Construction')).toHaveCount(0);
    const href = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(href ?? '').pathname).toBe(canonical);
  });
}

for (const path of placeholders) {
  test(`${path} says what is coming`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByText('Under Construction').first()).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Get Consultation Instead' })).toHaveAttribute('href', '/consultation');
    await expect(main.getByRole('link', { name: 'Notify Me When Ready' })).toHaveAttribute('href', '/newsletter');
    const home = path.startsWith('/ng/') ? '/ng' : path.startsWith('/uk/') ? '/uk' : '/';
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', home);
  });
}

for (const path of unknown) {
  test(`${path} is the 404 page`, async ({ page }) => {
    const written: string[] = [];
    page.on('console', (message) => written.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Oops! Page not found');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect.poll(() => written.some((text) => text.includes(path))).toBe(true);
  });
}

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
