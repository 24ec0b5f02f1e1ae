import { chromium, expect, type Page } from 'playwright/test';
import { securityHeaders } from '#engine/emit/response-headers.ts';
import { findBrowser } from '../../helpers/find-browser.ts';
import { both, takesAll } from '../extent.ts';
import { openWhole } from '../open-whole.ts';
import { test } from '../shared-page.ts';
import { openForm } from './site-forms.ts';
import { listDistinctPaths, listPaths, pagesToVisit } from './site-routes.ts';

/** Everything the browser complains about while a test runs. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // An unknown path is answered with 404, which the console repeats.
    if (['error', 'warning'].includes(message.type()) && !/status of 404/.test(message.text()))
      complaints.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
  return complaints;
}

test('every answer carries the headers that protect a visitor', async ({ request }) => {
  for (const path of ['/', '/get-consultation', '/no-such-page', '/robots.txt', '/favicon.ico', '/contact/']) {
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

test('every page has a policy that lets nothing run by default', async ({ request }) => {
  for (const path of listDistinctPaths()) {
    const html = await (await request.get(path)).text();
    const policy = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/)?.[1]?.replaceAll('&#x27;', "'") ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).not.toMatch(/unsafe|\*/);
    expect(html.slice(0, html.indexOf('http-equiv')), path).not.toMatch(/<(?:script|style|link)/);
  }
});

test(
  'no page writes an error to the console or breaks its policy, with every menu opened and both schemes seen',
  both,
  async ({ page }) => {
    test.setTimeout(120_000);
    const complaints = listenForComplaints(page);
    const distinct = new Set(pagesToVisit());
    const headers = new Set<string>();
    const known = [...distinct].filter((path) => path !== '/no-such-page');
    for (const path of takesAll ? listPaths() : known) {
      // Pages that differ in their heads only have the same menus, colours and movements.
      const reducedMotion = distinct.has(path) ? 'no-preference' : 'reduce';
      await page.emulateMedia({ reducedMotion });
      await page.goto(path);
      if (!distinct.has(path)) continue;
      const header = (await page.locator('header').first().innerHTML()).replace(/ aria-current="[^"]*"/g, '');
      if (!headers.has(header)) for (const button of await page.locator('header nav > ul > li > button').all()) await button.click();
      headers.add(header);
      await page.emulateMedia({ colorScheme: 'dark' });
      // At once: the browser lets scripts wait until a smooth scroll has ended, which takes a second.
      await page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        return new Promise(requestAnimationFrame);
      });
      await page.emulateMedia({ colorScheme: 'light' });
    }
    expect(complaints).toEqual([]);
  },
);

test('the policy is kept while a form is refused, and another filled in and sent', async ({ page }) => {
  const complaints = listenForComplaints(page);
  const refused = await openForm(page, '/get-consultation');
  await refused.locator('button[type=submit]').click();
  await expect(refused.locator('[aria-invalid=true]').first()).toBeVisible();
  const form = await openForm(page, '/newsletter');
  for (const input of await form.locator('input:required:not([type=checkbox])').all())
    await input.fill((await input.getAttribute('type')) === 'email' ? 'ada@firm.example' : 'Ada');
  for (const box of await form.locator('input[type=checkbox]').all()) await box.check();
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible({ timeout: 8_000 });
  expect(complaints).toEqual([]);
});

test('a link that opens a new tab cannot reach back, and is not loaded ahead', async ({ request }) => {
  let count = 0;
  for (const path of listDistinctPaths()) {
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

test('every page comes back whole with the Back button, from memory', both, async ({ baseURL }) => {
  test.setTimeout(90_000);
  const options = { ...test.info().project.use.launchOptions, executablePath: findBrowser() };
  // Playwright turns that memory off unless told not to.
  const browser = await chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage({ baseURL, reducedMotion: 'no-preference' });
  const fresh: string[] = [];
  for (const path of pagesToVisit().filter((listed) => listed !== '/no-such-page')) {
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
  await page.locator('footer a[href="/careers"]').hover();
  await expect.poll(() => asked).toContain('GET /careers');
  await page.waitForTimeout(500);
  expect(asked.filter((request) => !request.startsWith('GET '))).toEqual([]);
  expect(spoken).toEqual([]);
});
