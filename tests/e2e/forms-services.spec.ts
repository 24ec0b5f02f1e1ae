import { expect, type Page } from 'playwright/test';
import { type FormServer, startFormServer } from '../helpers/form-server.ts';
import { letterPage } from '../helpers/letter-page.ts';
import { openForm } from './drive-forms.ts';
import { test as base } from './shared-page.ts';

// In one worker, so that the site is built once.
base.describe.configure({ mode: 'default' });

const page = (route: string, submit: string) =>
  letterPage({
    route,
    fields: [
      '{ type: email, name: email, label: Email, required: true }',
      '{ type: text, name: organisation, label: Organisation, required: true }',
      '{ type: checkbox, name: terms, label: I agree to the terms }',
    ],
    submit,
    thanks: 'We answer {email}.',
  });

const mailchimp = 'https://example.us14.list-manage.com/subscribe/post?u=1a2b&id=3c4d';
const pages = {
  'pages/formspree.yaml': page(
    '/formspree',
    '{ label: Send, adapter: formspree, formspree: { form: mqabcdef }, fields: { organisation: company } }',
  ),
  'pages/salesforce.yaml': page(
    '/salesforce',
    '{ label: Send, adapter: salesforce, salesforce: { org: 00D5g00000ABCDE }, fields: { email: last_name, organisation: company, terms: 00N5g00000TERMS }, returnTo: / }',
  ),
  'pages/mailchimp.yaml': page(
    '/mailchimp',
    `{ label: Send, adapter: mailchimp, mailchimp: { url: "${mailchimp}" }, fields: { email: EMAIL, organisation: COMPANY, terms: "gdpr[1]" } }`,
  ),
};

const test = base.extend<object, { server: FormServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const server = await startFormServer(pages);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Organisation').fill('Looms');
  await page.getByLabel('I agree').check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

/** Answers in place of a service, and lists what was sent to it. */
async function answerFor(page: Page, origin: string, answer: { status?: number; contentType?: string; body: string }) {
  const posts: { headers: Record<string, string>; body: string }[] = [];
  await page.route(`${origin}/**`, async (route) => {
    posts.push({ headers: route.request().headers(), body: route.request().postData() ?? '' });
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, ...answer });
  });
  return posts;
}

test('a form is fetched to Formspree; what that finds wrong stands beside the field, and what it accepts is the end', async ({
  page,
  server,
}) => {
  const wrong = JSON.stringify({ error: 'x', errors: [{ code: 'TYPE_EMAIL', field: 'company', message: 'is unknown to us' }] });
  const posts = await answerFor(page, 'https://formspree.io', { status: 422, contentType: 'application/json', body: wrong });
  await openForm(page, `${server.origin}/formspree`);
  await fill(page);
  await send(page);
  await expect(page.getByLabel('Organisation')).toHaveAccessibleDescription('is unknown to us');
  await expect(page.getByLabel('Organisation')).toBeFocused();
  await page.unroute('https://formspree.io/**');
  await answerFor(page, 'https://formspree.io', { contentType: 'application/json', body: '{"ok":true}' });
  await send(page);
  await expect(page.getByRole('heading', { name: 'It arrived' })).toBeFocused();
  await expect(page.getByText('We answer ada@example.org.')).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]?.headers.accept).toBe('application/json');
  expect(posts[0]?.body).toContain('name="company"\r\n\r\nLooms');
  expect(posts[0]?.body).toMatch(/name="consent-record"\r\n\r\nI agree to the terms \(SHA-256 4b08e4b0[0-9a-f]{56}, \d{4}-/);
});

test('a form is posted to Salesforce by the browser itself, and its page is shown; Back leads to the filled form', async ({
  page,
  server,
}) => {
  const posts = await answerFor(page, 'https://webto.salesforce.com', {
    contentType: 'text/html',
    body: '<h1>Your request has been queued</h1>',
  });
  await openForm(page, `${server.origin}/salesforce`);
  await fill(page);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Your request has been queued' })).toBeVisible();
  expect(Object.fromEntries(new URLSearchParams(posts[0]?.body))).toEqual({
    oid: '00D5g00000ABCDE',
    retURL: 'https://small.example/',
    last_name: 'ada@example.org',
    company: 'Looms',
    '00N5g00000TERMS': '1',
  });
  await page.goBack();
  await expect(page.getByLabel('Organisation')).toHaveValue('Looms');
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is posted to Mailchimp under the names it has for the fields', async ({ page, server }) => {
    const posts = await answerFor(page, 'https://example.us14.list-manage.com', {
      contentType: 'text/html',
      body: '<h1>Almost finished</h1>',
    });
    await page.goto(`${server.origin}/mailchimp`);
    await fill(page);
    await send(page);
    await expect(page.getByRole('heading', { name: 'Almost finished' })).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(posts[0]?.body))).toEqual({
      b_1a2b_3c4d: '',
      EMAIL: 'ada@example.org',
      COMPANY: 'Looms',
      'gdpr[1]': 'Y',
    });
  });
});
