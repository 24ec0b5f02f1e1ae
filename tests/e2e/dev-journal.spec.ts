import { expect, type Page } from 'playwright/test';
import { expectNoReload, test } from './open-dev-site.ts';

test.use({ fixture: 'gazette' });

// In one worker, so that one server is started.
test.describe.configure({ mode: 'default' });

const file = 'pages/journal/dues-in-winter.yaml';
const dues = (author: string) =>
  `title: Dues in winter\ndate: 2026-03-20\nauthor: ${author}\ntopics: [tax]\nsummary: What ice costs.\ntext: |\n  Ice costs dues.\n`;
const inList = (page: Page) => page.locator('main').getByRole('link', { name: 'Dues in winter' });

test('a new article appears in the open list and on the page of its topic, and goes with its file', async ({ page, site }) => {
  await site.open(page, '/journal');
  const topic = await page.context().newPage();
  await site.open(topic, '/journal/topics/tax');
  await expect(inList(page)).toHaveCount(0);
  site.write(file, dues('people/ada'));
  await expect(inList(page)).toBeVisible();
  await expect(inList(topic)).toBeVisible();
  // The latest stands first.
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toHaveText('Dues in winter');
  site.remove(file);
  await expect(inList(page)).toHaveCount(0);
  await expect(inList(topic)).toHaveCount(0);
  await expectNoReload(page);
});

test('an author who is not there is told on the page of the article until the name is right', async ({ page, site }) => {
  site.write(file, dues('people/ada'));
  await site.open(page, '/journal/dues-in-winter');
  const problem = page.getByText('There is no entry people/aad.');
  site.write(file, dues('people/aad'));
  await expect(problem.first()).toBeVisible();
  await expect(page.getByText('Did you mean "people/ada"?').first()).toBeVisible();
  site.write(file, dues('people/ada'));
  await expect(problem).toHaveCount(0);
  await expectNoReload(page);
});
