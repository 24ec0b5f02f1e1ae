import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../../helpers/engines/describe-engines.ts';
import type { EngineWindow } from '../../helpers/engines/open-window.ts';
import { type FormServer, ok, reply, startFormServer } from '../../helpers/form-server.ts';
import { letterPage } from '../../helpers/letter-page.ts';

/** With a field that one answer opens. */
const letter = letterPage({
  route: '/letter',
  fields: [
    '{ type: text, name: subject, label: Subject, required: true }',
    '{ type: email, name: email, label: Email, required: true }',
    '{ type: radio, name: kind, label: Kind, value: plain, options: [{ value: plain, label: Plain }, { value: parcel, label: Parcel }] }',
    '{ type: text, name: weight, label: Weight, required: true, showWhen: { field: kind, equals: parcel } }',
  ],
  submit: '{ label: Send, adapter: post, url: /api/letters }',
});

let server: FormServer;
beforeAll(async () => {
  server = await startFormServer({ 'pages/letter.yaml': letter });
  return () => server.close();
});
beforeEach(() => {
  server.received.length = 0;
  server.answer = ok;
});

const subject = 'input[name=subject]';
const email = 'input[name=email]';
const parcel = 'input[name=kind][value=parcel]';
const weight = 'input[name=weight]';
const send = 'form button[type=submit]';
const filled = { subject: 'Bread', email: 'ada@example.org', kind: 'plain' };

async function openLetter(window: EngineWindow): Promise<void> {
  await window.open(`${server.origin}/letter`);
  await window.until(() => document.querySelector('[data-island=form]')?.matches('[data-live]'));
}

async function fillLetter(window: EngineWindow): Promise<void> {
  await window.fill(subject, filled.subject);
  await window.fill(email, filled.email);
}

const isShown = (window: EngineWindow, selector: string) =>
  window.run((wanted) => document.querySelector(wanted)?.checkVisibility() ?? false, selector);

const untilDone = (window: EngineWindow) => window.until(() => document.querySelector('h1:focus, h2:focus')?.textContent === 'It arrived');

describeEngines(({ windowOf }) => {
  test('a field that depends on an answer comes and goes with it, is asked for, and is sent only while it is there', async () => {
    const window = await windowOf();
    await openLetter(window);
    expect(await isShown(window, weight)).toBe(false);
    await window.click(parcel);
    await window.until((field) => document.querySelector(field)?.checkVisibility(), weight);
    await fillLetter(window);
    await window.click(send);
    await window.until((field) => document.activeElement?.matches(`${field}[aria-invalid=true]`), weight);
    expect(server.received).toEqual([]);
    await window.click('input[name=kind][value=plain]');
    await window.until((field) => document.querySelector(field) === null, weight);
    await window.click(send);
    await untilDone(window);
    expect(server.received.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([['/api/letters', filled]]);
  });

  test('what the server refuses is said, every word stays, and it can be sent again', async () => {
    const window = await windowOf();
    server.answer = (response) => reply(response, 403, { message: 'Letters are closed until Monday.' });
    await openLetter(window);
    await fillLetter(window);
    await window.click(send);
    await window.until(() => document.activeElement?.textContent?.includes('Letters are closed until Monday.'));
    expect(await window.valuesOf(`${subject}, ${email}, ${parcel}`)).toEqual([filled.subject, filled.email, false]);
    server.answer = ok;
    await window.click(send);
    await untilDone(window);
    expect(server.received.map(({ body }) => JSON.parse(body))).toEqual([filled, filled]);
  });

  test('a fault with one field stands beside it, and it has the focus', async () => {
    const window = await windowOf();
    server.answer = (response) => reply(response, 422, { errors: { email: 'We know no such address.' } });
    await openLetter(window);
    await fillLetter(window);
    await window.click(send);
    await window.until((field) => document.activeElement?.matches(`${field}[aria-invalid=true]`), email);
    const words = await window.run(
      (field) =>
        document
          .querySelector(field)
          ?.getAttribute('aria-describedby')
          ?.split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      email,
    );
    expect(words).toBe('We know no such address.');
  });

  test('without script the browser checks the answers and posts them by itself', async () => {
    const window = await windowOf({ script: false });
    server.answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<h1>Received</h1>');
    };
    await window.open(`${server.origin}/letter`);
    expect(await window.run(() => document.querySelectorAll('[data-live]').length)).toBe(0);
    await window.fill(subject, filled.subject);
    await window.click(send);
    await window.until((field) => document.activeElement?.matches(`${field}:invalid`), email);
    expect(server.received).toEqual([]);
    await window.fill(email, filled.email);
    await window.click(send);
    await window.until(() => document.querySelector('h1')?.textContent === 'Received');
    expect(Object.fromEntries(new URLSearchParams(server.received[0]?.body))).toMatchObject(filled);
  });

  test('a form that was left half filled is as it was after Back, with the field that an answer had opened', async () => {
    const window = await windowOf();
    await openLetter(window);
    await fillLetter(window);
    await window.click(parcel);
    await window.until((field) => document.querySelector(field)?.checkVisibility(), weight);
    await window.click('header a[href="/"]');
    await window.until(() => location.pathname === '/' && document.readyState === 'complete');
    await window.run(() => history.back());
    await window.until(() => document.querySelector('[data-island=form]')?.matches('[data-live]'));
    await window.until((field) => document.querySelector(field)?.checkVisibility(), weight);
    expect(await window.valuesOf(`${subject}, ${email}, ${parcel}`)).toEqual([filled.subject, filled.email, true]);
  });
});
