import { type FormServer, ok, startFormServer } from '../helpers/form-server.ts';
import { test as base } from './shared-page.ts';

/** A page with one form that is posted. */
function page(route: string, submit: string, fields = ''): string {
  return `route: ${route}
title: Write to us
description: A form that is posted.
blocks:
  - type: form
    name: letter
    heading: Write to us
    sections:
      - heading: Your Letter
        fields:
          - { type: text, name: subject, label: Subject, required: true }
          - { type: email, name: email, label: Email, required: true }
          - type: checkboxes
            name: topics
            label: Topics
            options: [{ value: a, label: Apples }, { value: b, label: Bread }]
          - { type: textarea, name: words, label: Words }
          - { type: checkbox, name: copy, label: Send me a copy }
${fields}    submit: ${submit}
    success: { heading: It arrived, text: We will answer. }
`;
}

const file = '          - { type: file, name: picture, label: Picture }\n';

const pages = {
  'pages/json.yaml': page('/json', '{ label: Send, adapter: post, url: /api/letters, timeout: 3000 }'),
  'pages/multipart.yaml': page('/multipart', '{ label: Send, adapter: post, url: /api/letters, encoding: multipart }', file),
  'pages/elsewhere.yaml': page('/elsewhere', '{ label: Send, adapter: post, url: "${origin}/letters" }'),
  'pages/gated.yaml': page(
    '/gated',
    '{ label: Send, adapter: post, url: /api/letters }',
    '          - { type: checkbox, name: terms, label: I agree, required: true, gatesSubmit: true }\n',
  ),
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
