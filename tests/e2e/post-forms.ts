import { type FormServer, ok, startFormServer } from '../helpers/form-server.ts';
import { letterPage } from '../helpers/letter-page.ts';
import { test as base } from './shared-page.ts';

const fields = [
  '{ type: text, name: subject, label: Subject, required: true }',
  '{ type: email, name: email, label: Email, required: true }',
  '{ type: checkboxes, name: topics, label: Topics, options: [{ value: a, label: Apples }, { value: b, label: Bread }] }',
  '{ type: textarea, name: words, label: Words }',
  '{ type: checkbox, name: copy, label: Send me a copy }',
];
const file = '{ type: file, name: picture, label: Picture }';
const terms = '{ type: checkbox, name: terms, label: I agree, required: true, gatesSubmit: true }';

const pages = {
  'pages/json.yaml': letterPage({
    route: '/json',
    fields,
    submit: '{ label: Send, adapter: post, url: /api/letters, timeout: 3000 }',
  }),
  'pages/multipart.yaml': letterPage({
    route: '/multipart',
    fields: [...fields, file],
    submit: '{ label: Send, adapter: post, url: /api/letters, encoding: multipart }',
  }),
  'pages/elsewhere.yaml': letterPage({
    route: '/elsewhere',
    fields,
    submit: '{ label: Send, adapter: post, url: "${origin}/letters" }',
  }),
  'pages/gated.yaml': letterPage({
    route: '/gated',
    fields: [...fields, terms],
    submit: '{ label: Send, adapter: post, url: /api/letters }',
  }),
};

/** A test with a site of posted forms, built once for each worker, and the server that receives what they send. */
export const test = base.extend<{ server: FormServer }, { formServer: FormServer }>({
  formServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const server = await startFormServer(pages);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: async ({ formServer }, use) => {
    formServer.received.length = 0;
    formServer.answer = ok;
    await use(formServer);
  },
});
