import { expect, test } from 'vitest';
import type { AssetManifest } from '#contract/asset-manifest.ts';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { runChecks } from '#engine/checks/run-checks.ts';
import { renderPage } from '#engine/render/render-page.tsx';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { renderer } from '#theme/renderer.ts';
import { theme } from '#theme/theme.ts';
import { journalSite } from './journal-site.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>';
const assets: AssetManifest = { script: (entry) => `/assets/${entry}.js` };

/** A site with an article of one paragraph. */
async function siteWith(paragraph: string) {
  const article = `title: The pier\ndate: 2026-01-02\nsummary: On the pier.\ntext: |\n  ${paragraph}\n`;
  const { site, diagnostics } = await loadSite(journalSite({ 'pages/journal/pier.yaml': article, 'pages/journal/pier.svg': svg }), theme);
  return { site: site as Site, diagnostics };
}

/** What is drawn of a text with pictures. */
async function draw(paragraph: string): Promise<string> {
  const { site } = await siteWith(paragraph);
  const route = site.routes.find(({ path }) => path === '/journal/pier') as Route;
  const blocks = await loadBlocks(site.blockFolders);
  const { html } = await renderPage(site, route, { blocks, renderer, assets, firstPaintScript: '' });
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

test('a picture that stands alone in the text of an entry is a figure with its caption', async () => {
  expect(await draw('![A pier](./pier.svg "At low water")')).toMatch(
    /<figure[^>]*><img [^>]*alt="A pier"[^>]*\/><figcaption>At low water<\/figcaption><\/figure>/,
  );
});

test('a picture in a sentence is no figure', async () => {
  const html = await draw('The sign ![a pier](./pier.svg) stands here.');
  expect(html).toMatch(/<p>The sign <img [^>]*alt="a pier"[^>]*\/> stands here\.<\/p>/);
  expect(html).not.toContain('<figure');
});

test('a picture that is not there is reported with the file that is meant', async () => {
  const { diagnostics } = await siteWith('![A pier](./peir.svg)');
  expect(diagnostics.map(({ code, suggestion }) => [code, suggestion])).toEqual([['missing-image', 'Did you mean ./pier.svg?']]);
});

test.each([
  [
    'of another site',
    '![A pier](https://example.com/pier.svg)',
    'The picture "https://example.com/pier.svg" is not a file beside this one.',
  ],
  ['that a definition names', '![A pier][pier]\n\n  [pier]: ./pier.svg', 'The picture is named by a definition.'],
])('a picture %s is reported', async (_, paragraph, message) => {
  const { site } = await siteWith(paragraph);
  const found = (await runChecks(site)).filter(({ code }) => code === 'prose-picture');
  expect(found.map((one) => one.message)).toEqual([message]);
});
