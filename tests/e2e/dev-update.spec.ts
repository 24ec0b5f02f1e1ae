import { expect, type Page } from 'playwright/test';
import { type DevSite, expectNoReload, test } from './open-dev-site.ts';

// Effects, which are to survive a change, belong to moving pages.
test.use({ motion: 'no-preference' });

const retitle = (words: string) => (text: string) => text.replace('heading: ', `heading: ${words} `);
const lastHeading = (words: string) => (text: string) => {
  const at = text.lastIndexOf('heading: ') + 'heading: '.length;
  return `${text.slice(0, at)}${words} ${text.slice(at)}`;
};

test('a save changes the open page without a reload, and the scroll position stays', async ({ page, site }) => {
  await site.open(page, '/');
  await page.evaluate('scrollTo({ top: 1400, behavior: "instant" })');
  const before = await page.evaluate('scrollY');
  site.edit('pages/index.yaml', lastHeading('Changed'));
  await expect(page.getByRole('heading', { name: /^Changed/ })).toBeAttached();
  expect(await page.evaluate('scrollY')).toBe(before);
  await expectNoReload(page);
});

test('an open menu stays open while the page behind it and the menu itself change', async ({ page, site }) => {
  await site.open(page, '/');
  const panel = page.locator('[data-menu-panel]:popover-open');
  await page.locator('header nav > ul > li > button').first().click();
  await expect(panel).toBeVisible();
  site.edit('pages/index.yaml', lastHeading('Changed'));
  await expect(page.getByRole('heading', { name: /^Changed/, includeHidden: true })).toBeAttached();
  await expect(panel).toBeVisible();
  site.edit('site.yaml', (text) => text.replace(/help:(\s*\{?\s*)text: /g, 'help:$1text: Changed '));
  await expect(panel.getByText(/^Changed/)).toBeVisible();
  await expectNoReload(page);
});

const form = (name: string, label: string) => `  - type: form
    name: ${name}
    heading: The ${name} form
    sections: [{ heading: You, fields: [{ type: text, name: nickname, label: ${label} }] }]
    submit: { label: Go }
    success: { heading: Done, text: Thank you. }
`;
const formPage = (blocks: string) => `route: /try-form\ntitle: A form\ndescription: To type into.\nblocks:\n${blocks}`;

async function typeIntoForm(page: Page, site: DevSite) {
  site.write('pages/try-form.yaml', formPage(form('first', 'Nickname')));
  await site.open(page, '/try-form');
  await expect(page.locator('[data-island][data-live]')).toBeAttached({ timeout: 20_000 });
  const field = page.locator('[data-island] input').first();
  await field.fill('Half a name');
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4));
  return field;
}

test('what is typed in a form stays, with the focus, when the form and the block around it change', async ({ page, site }) => {
  const field = await typeIntoForm(page, site);
  site.edit('pages/try-form.yaml', (text) => text.replace('label: Nickname', 'label: What friends say'));
  await expect(page.getByLabel('What friends say')).toHaveValue('Half a name');
  site.edit('pages/try-form.yaml', (text) => text.replace('The first form', 'Another heading'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another heading');
  await expect(field).toHaveValue('Half a name');
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([2, 4]);
  await expectNoReload(page);
});

test('a form keeps what is typed when blocks are put around it, and a new form comes to life', async ({ page, site }) => {
  const field = await typeIntoForm(page, site);
  const before = '  - type: tag-list\n    heading: Before all\n    tags: [One]\n';
  site.write('pages/try-form.yaml', formPage(before + form('first', 'Nickname') + form('second', 'Surname')));
  await expect(page.getByRole('heading', { name: 'Before all' })).toBeVisible();
  await expect(page.locator('[data-island][data-live]')).toHaveCount(2);
  await expect(field).toHaveValue('Half a name');
  await expect(page.getByLabel('Surname')).toHaveValue('');
  const ids = await page.locator('[data-island] [id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await expectNoReload(page);
});

test('a form that changes before its script has come is hydrated as it stands', async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/client\/island\/form/, (route) => held.then(() => route.continue()));
  site.write('pages/try-form.yaml', formPage(form('first', 'Nickname')));
  await site.open(page, '/try-form');
  await expect(page.getByLabel('Nickname')).toBeVisible();
  site.edit('pages/try-form.yaml', (text) => text.replace('label: Nickname', 'label: What friends say'));
  await expect(page.getByLabel('What friends say')).toBeVisible();
  release();
  await expect(page.locator('[data-island][data-live]')).toBeAttached({ timeout: 20_000 });
  await expect(page.getByLabel('What friends say')).toBeVisible();
});

test('an effect runs once on a changed block and not again on others', async ({ browser, site }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    const heard: Element[] = [];
    Object.assign(window, { heard });
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...words: Parameters<typeof listen>) {
      if (words[0] === 'pointermove' && this instanceof Element && this.matches('[data-effect]')) heard.push(this);
      return listen.apply(this, words);
    } as typeof listen;
  });
  await site.open(page, '/');
  const perElement = () =>
    page.evaluate('[...document.querySelectorAll("[data-effect=hero]")].map((e) => heard.filter((h) => h === e).length)');
  await expect.poll(perElement).toEqual([1]);
  site.edit('pages/index.yaml', lastHeading('Changed'));
  await expect(page.getByRole('heading', { name: /^Changed/ })).toBeAttached();
  expect(await perElement()).toEqual([1]);
  site.edit('pages/index.yaml', retitle('Once'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Once/);
  await expect.poll(perElement).toEqual([1]);
  expect(await page.evaluate('heard.length')).toBe(2);
  await page.close();
});

test('blocks that are added, removed and reordered leave the page as the server draws it', async ({ page, site, request }) => {
  await site.open(page, '/');
  const shape = (html: string) => html.replace(/ data-source="[^"]*"| style="[^"]*"/g, '');
  const style = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
  const difference = async () => {
    const served = await (await request.get(`${site.url}/`)).text();
    const main = await page.evaluate(
      (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('main')?.innerHTML ?? '',
      served,
    );
    if (shape(await page.locator('main').innerHTML()) !== shape(main)) return 'main';
    return (await page.locator('head style').first().textContent()) === style(served) ? '' : 'style';
  };
  const expectSame = async () => expect.poll(difference).toBe('');
  const blocks = (text: string) => text.split(/^(?= {2}- type:)/m);
  site.edit('pages/index.yaml', (text) => {
    const [head = '', first = '', second = '', ...rest] = blocks(text);
    return [head, first, ...rest, second].join('').replace(/([^\n])( {2}- type:)/g, '$1\n$2');
  });
  await expect(page.locator('main > section').last()).toContainText('Counted at the end of the season');
  await expectSame();
  site.edit('pages/index.yaml', (text) => blocks(text).slice(0, 3).join(''));
  await expect(page.locator('main > section')).toHaveCount(2);
  await expectSame();
  site.edit(
    'pages/index.yaml',
    (text) => `${text.trimEnd()}\n  - type: timeline\n    heading: New styles\n    events: [{ date: "1999", title: Begun }]\n`,
  );
  await expect(page.getByRole('heading', { name: 'New styles' })).toBeVisible();
  await expectSame();
  await expectNoReload(page);
});

test('a new file is a new page at once', async ({ page, site }) => {
  await site.open(page, '/fresh-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
  site.write(
    'pages/fresh.yaml',
    'route: /fresh-page\ntitle: Fresh\ndescription: New.\nblocks:\n  - type: hero\n    heading: Here at once\n',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Here at once');
  await expect(page).toHaveTitle(/^Fresh/);
  await expectNoReload(page);
  site.remove('pages/fresh.yaml');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
});
