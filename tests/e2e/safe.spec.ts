import { chromium, expect } from 'playwright/test';
import { securityHeaders } from '#engine/emit/response-headers.ts';
import { findBrowser } from '../helpers/find-browser.ts';
import { openForm } from './drive-forms.ts';
import { findComplaints, listenForComplaints } from './find-complaints.ts';
import { harbourPages } from './harbour-pages.ts';
import { openWhole } from './open-whole.ts';
import { test } from './shared-page.ts';

test('every answer carries the headers that protect a visitor', async ({ request }) => {
  for (const path of ['/', '/book', '/no-such-page', '/robots.txt', '/favicon.ico', '/coming/']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
  }
  expect(Object.keys(securityHeaders).sort()).toEqual([
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'X-Content-Type-Options',
  ]);
});

test('no page writes an error to the console or breaks its policy, with every menu opened and both schemes seen', async ({ page }) => {
  test.setTimeout(120_000);
  expect(await findComplaints(page, { inFull: harbourPages.filter((path) => path !== '/no-such-page') })).toEqual([]);
});

test('the policy is kept while a form is refused, and another filled in and sent', async ({ page }) => {
  const complaints = listenForComplaints(page);
  const refused = await openForm(page, '/book');
  await refused.locator('button[type=submit]').click();
  await expect(refused.locator('[aria-invalid=true]').first()).toBeVisible();
  const form = await openForm(page, '/letters');
  for (const input of await form.locator('input:required:not([type=checkbox])').all())
    await input.fill((await input.getAttribute('type')) === 'email' ? 'ada@firm.example' : 'Ada');
  for (const box of await form.locator('input[type=checkbox]').all()) await box.check();
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible({ timeout: 8_000 });
  expect(complaints).toEqual([]);
});

test('a link that opens a new tab cannot reach back, and is not loaded ahead', async ({ request }) => {
  let count = 0;
  for (const path of harbourPages) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<a\b[^>]*\starget="?_blank\b[^>]*>/g)].map(([link]) => link);
    count += links.length;
    expect(
      links.filter((link) => !/\srel="[^"]*\bnoopener\b/.test(link)),
      path,
    ).toEqual([]);
    expect(html.match(/<script type="speculationrules">(.*?)<\/script>/)?.[1], path).toContain('target=_blank');
  }
  expect(count).toBeGreaterThan(0);
});

test('every page comes back whole with the Back button, from memory', async ({ baseURL }) => {
  test.setTimeout(90_000);
  const options = { ...test.info().project.use.launchOptions, executablePath: findBrowser() };
  // Playwright turns that memory off unless told not to.
  const browser = await chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage({ baseURL, reducedMotion: 'no-preference' });
  const fresh: string[] = [];
  for (const path of harbourPages.filter((listed) => listed !== '/no-such-page')) {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
    await page.goto('/robots.txt');
    await page.evaluate(() => history.back());
    const back = await page
      .waitForFunction(() => 'persisted' in window && window.persisted, undefined, { timeout: 3_000 })
      .catch(() => undefined);
    if (!back) fresh.push(path);
  }
  await browser.close();
  expect(fresh).toEqual([]);
});

test('a link that is pointed at is loaded ahead, and what was loaded and never looked at sends nothing and says nothing', async ({
  page,
}) => {
  const spoken: string[] = [];
  page.on('console', (message) => spoken.push(message.text()));
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await openWhole(page, '/');
  await page.locator('footer a[href="/join"]').hover();
  await expect.poll(() => asked).toContain('GET /join');
  await page.waitForTimeout(500);
  expect(asked.filter((request) => !request.startsWith('GET '))).toEqual([]);
  expect(spoken).toEqual([]);
});
