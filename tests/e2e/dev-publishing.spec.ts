import { expect, type Page } from 'playwright/test';
import { long } from './extent.ts';
import { expectNoReload, test } from './open-dev-site.ts';

const file = 'pages/regatta.yaml';
const badge = (page: Page) => page.locator('dev-badge');
const problems = (page: Page) => page.locator('dev-bar').getByRole('button', { name: /problem|error|warning/i });
const regatta = (keys: string) =>
  `route: /regatta\ntitle: Regatta\ndescription: A race of boats in the harbour.\n${keys}blocks:\n  - { type: hero, heading: Regatta }\n`;
const momentIn = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString().replace(/\.\d+/, '');

test('a draft, a page to come and an expired page are shown with a badge that says why visitors do not see them', async ({
  page,
  site,
}) => {
  site.write(file, regatta('draft: true\n'));
  await site.open(page, '/regatta');
  await expect(badge(page)).toHaveText('Draft');
  await expect(page.getByRole('heading', { name: 'Regatta', level: 1 })).toBeVisible();
  site.write(file, regatta('publish: 2100-12-01T00:00+01:00\n'));
  await expect(badge(page)).toHaveText('To be published at 1 December 2100, 00:00 +01:00');
  site.write(file, regatta('expires: 2020-06-01T18:30Z\n'));
  await expect(badge(page)).toHaveText('Expired at 1 June 2020, 18:30 UTC');
  await expectNoReload(page);

  await page.goto(`${site.url}/__pages`);
  await expect(page.getByRole('row', { name: '/regatta' }).locator('.badge')).toHaveText('Expired at 1 June 2020, 18:30 UTC');
  const sitemap = await (await page.request.get(`${site.url}/sitemap.xml`)).text();
  expect(sitemap).toContain('/boats<');
  expect(sitemap).not.toContain('/regatta<');
  await page.goto(`${site.url}/boats`);
  await expect(page.locator('dev-bar')).toBeAttached();
  await expect(badge(page)).toHaveCount(0);
});

test('a page that is open changes when its moment comes, and so does what is wrong with links to it', long, async ({ page, site }) => {
  site.edit('pages/boats.yaml', (text) =>
    text.replace(/^blocks:\n/m, 'blocks:\n  - { type: hero, heading: Races, actions: [{ label: Regatta, href: /regatta }] }\n'),
  );
  await site.open(page, '/boats');
  const note = page.locator('main > dev-note');
  await expect(note).toContainText('No page has the path /regatta.');
  site.write(file, regatta(`publish: ${momentIn(12)}\n`));
  await expect(note).toContainText(/\/regatta is published only at /);
  await expect(problems(page)).toContainText('1 error');
  // Nobody saves anything: only time passes.
  await expect(note).toHaveCount(0, { timeout: 30_000 });
  await expectNoReload(page);
});
