import { expect, type Page } from 'playwright/test';
import { reply } from '../helpers/form-server.ts';
import { openForm } from './drive-forms.ts';
import { test } from './post-forms.ts';

// In one worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

const filled = { subject: 'Bread', email: 'ada@example.org', topics: ['b'], words: 'Two\nlines', copy: true };

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Subject').fill(filled.subject);
  await page.getByLabel('Email').fill(filled.email);
  await page.getByLabel('Bread').check();
  await page.getByLabel('Words').fill(filled.words);
  await page.getByLabel('Send me a copy').check();
}

async function expectKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Subject')).toHaveValue(filled.subject);
  await expect(page.getByLabel('Email')).toHaveValue(filled.email);
  await expect(page.getByLabel('Bread')).toBeChecked();
  await expect(page.getByLabel('Words')).toHaveValue(filled.words);
  await expect(page.getByLabel('Send me a copy')).toBeChecked();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();
const done = (page: Page) => page.getByRole('heading', { name: 'It arrived' });
const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: 'Everything you typed is still here.' });

test('a form is posted as JSON to its own site', async ({ page, server }) => {
  await openForm(page, `${server.origin}/json`);
  await fill(page);
  await send(page);
  await expect(done(page)).toBeFocused();
  expect(server.received.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([['/api/letters', filled]]);
  expect(server.received[0]?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
  expect(server.received[0]?.headers['idempotency-key']).toMatch(/^letter-/);
  await expect(page).toHaveURL(`${server.origin}/json`);
});

test('a form with files is posted as multipart', async ({ page, server }) => {
  await openForm(page, `${server.origin}/multipart`);
  await fill(page);
  await page.getByLabel('Picture').setInputFiles({ name: 'loaf.png', mimeType: 'image/png', buffer: Buffer.from('crumbs') });
  await send(page);
  await expect(done(page)).toBeFocused();
  expect(server.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(server.received[0]?.body).toContain('name="subject"\r\n\r\nBread');
  expect(server.received[0]?.body).toContain('name="picture"; filename="loaf.png"\r\nContent-Type: image/png\r\n\r\ncrumbs');
});

test('a form may be posted to another site, which its policy allows and nothing else', async ({ page, server }) => {
  await openForm(page, `${server.origin}/elsewhere`);
  const policy = (await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')) ?? '';
  const other = server.origin.replace('localhost', '127.0.0.1');
  expect(policy).toContain(`connect-src 'self' ${other};`);
  expect(policy).toContain(`form-action 'self' ${other};`);
  await fill(page);
  await send(page);
  await expect(done(page)).toBeFocused();
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual(filled);
});

test('a slow receiver gets the form once, however often it is sent', async ({ page, server }) => {
  let finish = () => {};
  server.answer = (response) => {
    finish = () => reply(response, 200, {});
  };
  const island = await openForm(page, `${server.origin}/json`);
  await fill(page);
  await send(page);
  const button = island.getByRole('button');
  await expect(button).toBeDisabled();
  await expect(button).toHaveText('Submitting...');
  await page.getByLabel('Subject').press('Enter');
  await button.click({ force: true });
  await island.evaluate((element) => element.querySelector('form')?.requestSubmit());
  await expect.poll(() => server.received.length).toBe(1);
  await expectKept(page);
  finish();
  await expect(done(page)).toBeFocused();
  expect(server.received).toHaveLength(1);
});

const failures: [name: string, status: number, body: unknown, words: RegExp][] = [
  ['breaks', 500, {}, /It could not be received \(error 500\)\..*Send it again in a few minutes\./],
  ['is away', 503, '<html>', /It could not be received \(error 503\)\..*Send it again in a few minutes\./],
  ['is busy', 429, {}, /Too many requests came in just now\..*Wait a minute and send it again\./],
  ['finds it too large', 413, {}, /The files are too large to be received\..*Choose smaller files/],
  ['says why not', 403, { message: 'Letters are closed until Monday.' }, /Letters are closed until Monday\./],
];
for (const [name, status, body, words] of failures) {
  test(`a receiver that ${name} leaves the form as it was, and it can be sent again`, async ({ page, server }) => {
    server.answer = (response) => reply(response, status, body);
    await openForm(page, `${server.origin}/json`);
    await fill(page);
    await send(page);
    await expect(trouble(page)).toHaveText(words);
    await expect(trouble(page)).toBeFocused();
    await expect(trouble(page).getByRole('link')).toHaveText(['a@small.example', '+44 20 7946 0000']);
    await expectKept(page);
    server.answer = (response) => reply(response, 201, {});
    await send(page);
    await expect(done(page)).toBeFocused();
    const [first, second] = server.received;
    expect(server.received).toHaveLength(2);
    expect(second?.body).toBe(first?.body);
    // The receiver can tell a repetition from a second letter.
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });
}

test('a receiver that never answers is given up, and the visitor told what that means', async ({ page, server }) => {
  server.answer = () => {};
  await openForm(page, `${server.origin}/json`);
  await fill(page);
  await send(page);
  await expect(trouble(page)).toContainText('No answer came within 3 seconds.', { timeout: 8000 });
  await expect(trouble(page)).toContainText('It may have arrived all the same; if you are not sure, send it again.');
  await expectKept(page);
  expect(server.received).toHaveLength(1);
});

test('a connection that breaks, and one that is not there, are told apart', async ({ page, server, context }) => {
  server.answer = (response) => response.destroy();
  await openForm(page, `${server.origin}/json`);
  await fill(page);
  await send(page);
  await expect(trouble(page)).toContainText('Check your connection and send it again.');
  await expectKept(page);
  const before = server.received.length;
  await context.setOffline(true);
  await send(page);
  await expect(trouble(page)).toContainText('You are offline, so nothing was sent. Everything you typed is still here. Send it again once');
  await expectKept(page);
  expect(server.received).toHaveLength(before);
  await context.setOffline(false);
  server.answer = (response) => reply(response, 200, {});
  await send(page);
  await expect(done(page)).toBeFocused();
});

test('what the receiver finds wrong stands beside the fields, the first of which has the focus', async ({ page, server }) => {
  server.answer = (response) => reply(response, 422, { errors: { email: ['We know no such address.'], subject: 'Say more.' } });
  const island = await openForm(page, `${server.origin}/json`);
  await fill(page);
  await send(page);
  await expect(page.getByLabel('Subject')).toBeFocused();
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Say more.');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('We know no such address.');
  await expectKept(page);
  await page.getByLabel('Subject').pressSequentially(' and butter');
  await expect(island.locator('[aria-invalid]')).toHaveCount(1);
  server.answer = (response) => reply(response, 200, {});
  await send(page);
  await expect(done(page)).toBeFocused();
  expect(JSON.parse(server.received[1]?.body ?? '')).toMatchObject({ subject: 'Bread and butter' });
  expect(server.received[1]?.headers['idempotency-key']).not.toBe(server.received[0]?.headers['idempotency-key']);
});

test('a fault with something that is no field of the form is said beside the button', async ({ page, server }) => {
  server.answer = (response) => reply(response, 422, { errors: { constructor: 'The postbox is full.', subject: 'Say more.' } });
  await openForm(page, `${server.origin}/json`);
  await fill(page);
  await send(page);
  await expect(page.getByLabel('Subject')).toBeFocused();
  await expect(trouble(page)).toContainText('The postbox is full.');
  server.answer = (response) => reply(response, 400, { errors: { stamp: 'A stamp is missing.' } });
  await send(page);
  await expect(trouble(page)).toBeFocused();
  await expect(trouble(page)).toContainText('A stamp is missing.');
  await expectKept(page);
});

test('a form that was posted before its script came is posted once', async ({ page, server }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/island-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.origin}/json`, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await fill(page);
  await send(page);
  await send(page);
  expect(server.received).toHaveLength(0);
  release();
  await expect(done(page)).toBeFocused();
  expect(server.received.map(({ body }) => JSON.parse(body))).toEqual([filled]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/json', '/multipart', '/elsewhere', '/gated']) {
    test(`the browser itself posts the form of ${path}`, async ({ page, server }) => {
      server.answer = (response) => {
        response.writeHead(200, { 'Content-Type': 'text/html' });
        response.end('<h1>Received</h1>');
      };
      await page.goto(server.origin + path);
      await expect(page.getByText('This form needs JavaScript')).toHaveCount(0);
      await fill(page);
      if (path === '/gated') await page.getByLabel('I agree').check();
      await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(1);
      await send(page);
      await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
      const { body } = server.received[0] as { body: string };
      if (path === '/multipart') expect(body).toContain('name="words"\r\n\r\nTwo\r\nlines');
      else expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({ subject: 'Bread', topics: 'b', words: 'Two\r\nlines' });
    });
  }
});
