import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { createBlockRenderer } from '../../helpers/render-blocks.ts';
import { createScratchSite, readFixture } from '../../helpers/scratch-site.ts';

const legal = 'legal: [{ label: Privacy, href: /visit }]';
const site = createScratchSite(
  {
    'site.yaml': `${readFixture('joinery', 'site.yaml').replace('    footer: small', `    ${legal}\n$&`)}deploy: { base: /docs/ }\n`,
  },
  'joinery',
);
afterAll(() => rmSync(site, { recursive: true }));
const render = await createBlockRenderer(site);

test('the foot of a page links to the legal pages of its region', async () => {
  const html = await render([{ type: 'hero', heading: 'Stairs' }]);
  expect(html.slice(html.indexOf('<footer'))).toMatch(/<a href="\/docs\/visit"[^>]*>Privacy<\/a>/);
});

test('a consent box links to what is agreed to, once below the base, in the document and in its script', async () => {
  const box = { type: 'checkbox', name: 'agreed', label: 'I agree', required: true, terms: { label: 'The terms', href: '/visit' } };
  const html = await render([
    {
      type: 'form',
      name: 'order',
      heading: 'Order',
      sections: [{ heading: 'You', fields: [box] }],
      submit: { label: 'Send' },
      success: { heading: 'Sent', text: 'Thanks.' },
    },
  ]);
  expect(html).toMatch(/<a href="\/docs\/visit" target="_blank" rel="noopener">The terms<span[^>]*> \(opens in a new tab\)<\/span><\/a>/);
  expect(html).toContain('{"label":"The terms","href":"/docs/visit"}');
});
