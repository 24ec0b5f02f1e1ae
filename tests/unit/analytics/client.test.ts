import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Service = 'plausible' | 'umami' | 'goatcounter';

/** What a page has in hand in a browser, as far as the scripts look at it. */
interface Page {
  href: string;
  referrer: string;
  visibilityState: 'visible' | 'hidden';
  navigator: { language: string; globalPrivacyControl?: boolean; doNotTrack?: string };
}

const fetched = vi.fn(async () => new Response());
const images: { src?: string; crossOrigin?: string; referrerPolicy?: string }[] = [];
const settings = { to: '/docs/_views', id: 'site-1', host: 'small.example' };
let documentEvents: EventTarget;
let windowEvents: EventTarget;
let page: Page;

beforeEach(() => {
  vi.resetModules();
  fetched.mockClear();
  images.length = 0;
  page = {
    href: 'https://www.small.example/docs/about?utm_source=mail&q=my+name&ref=friend&fbclid=1#team',
    referrer: 'https://search.example/',
    visibilityState: 'visible',
    navigator: { language: 'en-GB' },
  };
});
afterEach(() => vi.unstubAllGlobals());

/** Loads the script of a service, as a page does. */
async function open(service: Service): Promise<void> {
  [documentEvents, windowEvents] = [new EventTarget(), new EventTarget()];
  const { origin, hostname } = new URL(page.href);
  vi.stubGlobal('location', { href: page.href, origin, hostname });
  vi.stubGlobal('navigator', page.navigator);
  vi.stubGlobal('screen', { width: 1280, height: 720 });
  vi.stubGlobal('devicePixelRatio', 2);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        images.push(this);
      }
    },
  );
  vi.stubGlobal(
    'document',
    Object.assign(documentEvents, {
      title: 'About us',
      referrer: page.referrer,
      visibilityState: page.visibilityState,
      querySelector: (selector: string) => (selector === '[data-views]' ? { dataset: { views: JSON.stringify(settings) } } : null),
    }),
  );
  await import(`../../../src/engine/analytics/client/${service}.ts`);
}

const sent = () => {
  const [to, { body, ...init }] = fetched.mock.lastCall as unknown as [string, RequestInit];
  return { to, body: JSON.parse(String(body)), init };
};

test('Plausible gets the page, its site and who led there, with no query but that of a campaign', async () => {
  await open('plausible');
  expect(sent()).toEqual({
    to: '/docs/_views',
    body: {
      name: 'pageview',
      url: 'https://www.small.example/docs/about?utm_source=mail&ref=friend',
      domain: 'site-1',
      referrer: 'https://search.example/',
    },
    init: { method: 'POST', headers: { 'Content-Type': 'text/plain' }, credentials: 'omit', keepalive: true },
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('Umami gets what its documentation lists', async () => {
  await open('umami');
  expect(sent()).toMatchObject({
    to: '/docs/_views',
    body: {
      type: 'event',
      payload: {
        website: 'site-1',
        hostname: 'www.small.example',
        url: 'https://www.small.example/docs/about?utm_source=mail&ref=friend',
        referrer: 'https://search.example/',
        title: 'About us',
        language: 'en-GB',
        screen: '1280x720',
      },
    },
    init: { headers: { 'Content-Type': 'application/json' } },
  });
});

test('GoatCounter is asked for its picture, under an address that no cache knows', async () => {
  await open('goatcounter');
  const [image] = images;
  const [to, query] = String(image?.src).split('?');
  const { rnd, ...view } = Object.fromEntries(new URLSearchParams(query));
  expect(to).toBe('/docs/_views');
  expect(view).toEqual({
    p: '/docs/about',
    t: 'About us',
    r: 'https://search.example/',
    q: '?utm_source=mail&ref=friend',
    s: '1280,720,2',
  });
  expect(rnd).toMatch(/^\w{6,}$/);
  expect(image).toMatchObject({ crossOrigin: 'anonymous', referrerPolicy: 'no-referrer' });
  expect(fetched).not.toHaveBeenCalled();
});

test('a page of the same site is nobody who led there', async () => {
  page.referrer = 'https://www.small.example/docs/';
  await open('plausible');
  expect(sent().body).not.toHaveProperty('referrer');
});

test.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('nothing is sent for a visitor with %s, not even when the page comes back', async (_, wish) => {
  page.navigator = { ...page.navigator, ...wish };
  await open('plausible');
  windowEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(fetched).not.toHaveBeenCalled();
});

test.each(['http://localhost:4173/docs/about', 'https://preview--small.netlify.app/docs/about', 'https://small.example.evil.example/'])(
  'nothing is sent from %s, which is not the host of the site',
  async (href) => {
    page.href = href;
    await open('plausible');
    expect(fetched).not.toHaveBeenCalled();
  },
);

test('a page that is drawn ahead, or opened in the background, is counted once it is seen, and once', async () => {
  page.visibilityState = 'hidden';
  await open('plausible');
  const show = (visibilityState: string) => {
    Object.assign(documentEvents, { visibilityState });
    documentEvents.dispatchEvent(new Event('visibilitychange'));
  };
  show('hidden');
  expect(fetched).not.toHaveBeenCalled();
  show('visible');
  show('hidden');
  show('visible');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a page that comes back from the back/forward cache is one more view, and one that was just loaded is none', async () => {
  await open('plausible');
  windowEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(fetched).toHaveBeenCalledTimes(1);
  windowEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a server that cannot be reached is nothing that a page notices', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open('plausible');
  await new Promise((turn) => setTimeout(turn));
  expect(fetched).toHaveBeenCalledTimes(1);
});
