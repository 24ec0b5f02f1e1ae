import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, test as base, chromium, expect, type Page } from 'playwright/test';
import { type CountedSite, countedHost, startCountedSite } from '../helpers/counted-site.ts';
import { long } from './extent.ts';
import { listenForComplaints } from './find-complaints.ts';
import { findViolations } from './find-violations.ts';

// In one worker, so that each site is built once.
base.describe.configure({ mode: 'default' });

interface Counted {
  site: CountedSite;
  /** The site under its own name; previews have another one. */
  origin: string;
  open(options?: BrowserContextOptions): Promise<Page>;
}

const sites = {
  plausible: '{ service: plausible, id: counted.example }',
  umami: '{ service: umami, id: 0d7e2c1a-4b5f-4c3d-9e8f-1a2b3c4d5e6f }',
  goatcounter: '{ service: goatcounter, id: small }',
};

/** A site that is counted, and a browser that keeps pages for its Back button. */
async function start(analytics: string, launchOptions: Parameters<typeof chromium.launch>[0], use: (counted: Counted) => Promise<void>) {
  const site = await startCountedSite(analytics);
  const browser: Browser = await chromium.launch({
    ...launchOptions,
    // Playwright switches it off; pages come back from it here.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const open: Counted['open'] = async (options) => (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage();
  await use({ site, origin: `http://${countedHost}:${site.port}`, open });
  await browser.close();
  site.close();
}

const test = base.extend<object, { plausible: Counted; umami: Counted; goatcounter: Counted }>({
  plausible: [async ({ launchOptions }, use) => start(sites.plausible, launchOptions, use), { scope: 'worker', timeout: 90_000 }],
  umami: [async ({ launchOptions }, use) => start(sites.umami, launchOptions, use), { scope: 'worker', timeout: 90_000 }],
  goatcounter: [async ({ launchOptions }, use) => start(sites.goatcounter, launchOptions, use), { scope: 'worker', timeout: 90_000 }],
});

/** Long enough for the script of a page, which runs after its first paint, to have sent what it would. */
const settled = (page: Page) => page.waitForTimeout(400);

test('a view is counted once, at an address of the site, and leaves nothing in the browser', async ({ plausible }) => {
  const { site, origin, open } = plausible;
  site.passedOn.length = 0;
  const page = await open({ userAgent: 'Mozilla/5.0 (X11)', locale: 'en-GB' });
  const complaints = listenForComplaints(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${origin}/about?utm_source=mail&q=private`, { referer: 'https://search.example/' });
  await expect.poll(() => site.passedOn.length).toBe(1);
  await settled(page);
  expect(site.passedOn).toEqual([
    {
      url: 'https://plausible.io/api/event',
      headers: {
        'content-type': 'text/plain',
        'user-agent': 'Mozilla/5.0 (X11)',
        'accept-language': 'en-GB',
        'x-forwarded-for': '127.0.0.1',
      },
      body: { name: 'pageview', url: `${origin}/about?utm_source=mail`, domain: 'counted.example', referrer: 'https://search.example/' },
    },
  ]);
  expect(asked.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
  expect(complaints).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length])).toEqual([
    0, 0, 0,
  ]);
  await page.context().close();
});

test('a page that comes back from the back/forward cache is one more view', long, async ({ plausible }) => {
  const { site, origin, open } = plausible;
  const page = await open();
  site.passedOn.length = 0;
  await page.goto(`${origin}/about`);
  await expect.poll(() => site.passedOn.length).toBe(1);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto(`${origin}/`);
  await expect.poll(() => site.passedOn.length).toBe(2);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => site.passedOn.length).toBe(3);
  // It was not loaded anew.
  expect(await page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
  await settled(page);
  expect(site.passedOn.map(({ body }) => new URL((body as { url: string }).url).pathname)).toEqual(['/about', '/', '/about']);
  await page.context().close();
});

test.describe('nothing is counted', () => {
  test('for a visitor who asks not to be tracked', async ({ plausible }) => {
    const { site, origin, open } = plausible;
    const page = await open();
    site.passedOn.length = 0;
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }));
    await page.goto(`${origin}/about`);
    await settled(page);
    expect(site.passedOn).toEqual([]);
    await page.context().close();
  });

  test('under another name than that of the site, on its error pages, and without the setting', long, async ({ plausible, baseURL }) => {
    const { site, origin, open } = plausible;
    const page = await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    site.passedOn.length = 0;
    for (const url of [`http://localhost:${site.port}/about`, `${origin}/nothing`, `${baseURL}/about`]) {
      await page.goto(url);
      await settled(page);
    }
    expect(site.passedOn).toEqual([]);
    expect(asked.filter((url) => url.includes('_views'))).toEqual([]);
    await page.context().close();
  });
});

test('the script is well under a kilobyte, and there is one', ({ plausible }) => {
  const { dist } = plausible.site;
  const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.startsWith('views-'));
  expect(scripts).toEqual([expect.stringMatching(/^views-plausible\./)]);
  expect(brotliCompressSync(readFileSync(join(dist, 'assets', scripts[0] as string))).length).toBeLessThan(700);
});

test('Umami gets a view as its documentation has it', long, async ({ umami }) => {
  const { site, origin, open } = umami;
  const page = await open({ locale: 'en-GB' });
  await page.goto(`${origin}/about`);
  await expect.poll(() => site.passedOn.length).toBe(1);
  expect(site.passedOn[0]).toMatchObject({
    url: 'https://cloud.umami.is/api/send',
    headers: { 'content-type': 'application/json' },
    body: {
      type: 'event',
      payload: {
        website: '0d7e2c1a-4b5f-4c3d-9e8f-1a2b3c4d5e6f',
        hostname: countedHost,
        url: `${origin}/about`,
        title: 'About | Small',
        language: 'en-GB',
        screen: expect.stringMatching(/^\d+x\d+$/),
      },
    },
  });
  await page.context().close();
});

for (const javaScriptEnabled of [true, false])
  test(`GoatCounter is asked for its picture ${javaScriptEnabled ? 'by the script' : 'without script'}`, long, async ({ goatcounter }) => {
    const { origin, open } = goatcounter;
    const page = await open({ javaScriptEnabled });
    const complaints = listenForComplaints(page);
    const asked: URL[] = [];
    await page.route('https://small.goatcounter.com/**', (route) => {
      asked.push(new URL(route.request().url()));
      return route.fulfill({
        contentType: 'image/gif',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      });
    });
    await page.goto(`${origin}/about`);
    await expect.poll(() => asked.length).toBe(1);
    await settled(page);
    const { p, t, rnd } = Object.fromEntries(asked[0]?.searchParams ?? []);
    expect([asked.length, asked[0]?.pathname, p, t, rnd !== undefined]).toEqual([
      1,
      '/count',
      '/about',
      'About | Small',
      javaScriptEnabled,
    ]);
    expect(complaints).toEqual([]);
    if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);
    // Without script it stands in the page, and takes no room there.
    else expect(await page.locator('noscript img').boundingBox()).toBeNull();
    await page.context().close();
  });
