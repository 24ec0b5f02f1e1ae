import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyBlock, loadBlocks } from '#engine/blocks/load-blocks.ts';
import { bundleFirstPaintScript } from '#engine/emit/bundle-first-paint-script.ts';
import { headerRules, headersFor } from '#engine/emit/response-headers.ts';
import { renderPage } from '#engine/render/render-page.tsx';
import { loadSite } from '#engine/session/load-site.ts';
import { renderer } from '#theme/renderer.ts';
import { theme } from '#theme/theme.ts';
import { findLightBrowser } from '../helpers/find-browser.ts';
import { fixtureSites } from '../helpers/scratch-site.ts';
import { folders } from '../helpers/theme-folders.ts';

const planted = `<script>fetch('/ran')</script><script type="module">fetch('/ran')</script><img src="/x" onerror="fetch('/ran')">`;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="fetch('/ran')"><script>fetch('/ran')</script><rect width="1" height="1"/></svg>`;
const asked: string[] = [];
let server: Server;
let browser: Browser;
let origin = '';
let html = '';

/** A page with a block that brings scripts along, as a mistake of a view or of a package could. */
async function renderPlanted(): Promise<string> {
  const { site } = await loadSite(join(fixtureSites, 'joinery'), theme);
  const home = site?.routes.find(({ path }) => path === '/');
  if (!site || !home) throw new Error('the joinery site is unsound');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the attack.
  const View = () => createElement('div', { dangerouslySetInnerHTML: { __html: planted } });
  const blocks = new Map<string, AnyBlock>([...(await loadBlocks(folders)), ['planted', { View }]]);
  const data = { ...home.data, blocks: [{ type: 'planted' }] };
  const assets = { script: (entry: string) => `/assets/${entry}.js` };
  const firstPaintScript = await bundleFirstPaintScript();
  return (await renderPage(site, { ...home, data }, { blocks, renderer, assets, firstPaintScript })).html;
}

beforeAll(async () => {
  html = await renderPlanted();
  server = createServer(({ url = '/' }, response) => {
    asked.push(url);
    const [type, body] = url === '/' ? ['text/html', html] : url.endsWith('.svg') ? ['image/svg+xml', drawing] : ['text/plain', ''];
    response.writeHead(200, { ...headersFor(headerRules(), url), 'Content-Type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  browser = await chromium.launch({ executablePath: findLightBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

async function open(path: string, read: string): Promise<unknown> {
  asked.length = 0;
  const page = await browser.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const found = await page.evaluate<unknown>(read);
  await page.close();
  return found;
}

describe('code that nobody of ours wrote does not run', () => {
  test('in a page, while the scripts of the engine do', async () => {
    expect(html).toContain(planted);
    // With an anchor the engine's own inline script marks the document.
    expect(await open('/#main', 'document.documentElement.dataset.whole')).toBe('');
    expect(asked).toContain('/x');
    expect(asked).not.toContain('/ran');
  });

  test('in a drawing that is opened by itself, even if it was published', async () => {
    expect(await open('/assets/evil.svg', 'document.documentElement.localName')).toBe('svg');
    expect(asked).not.toContain('/ran');
    expect(await open('/favicon.svg', 'document.documentElement.localName')).toBe('svg');
    expect(asked).toContain('/favicon.svg');
    expect(asked).not.toContain('/ran');
  });
});
