import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { engineRoot } from '#engine/engine-root.ts';
import { createValidator } from '#engine/validate/create-validator.ts';
import { deliver } from '#theme/blocks/form/adapters/deliver.ts';
import type { Packed, Sending } from '#theme/blocks/form/adapters/exchange.ts';
import * as formspree from '#theme/blocks/form/adapters/formspree/client.ts';
import * as hubspot from '#theme/blocks/form/adapters/hubspot/client.ts';
import * as mailchimp from '#theme/blocks/form/adapters/mailchimp/client.ts';
import * as netlify from '#theme/blocks/form/adapters/netlify/client.ts';
import { prepare } from '#theme/blocks/form/adapters/prepare.ts';
import * as salesforce from '#theme/blocks/form/adapters/salesforce/client.ts';
import { services } from '#theme/blocks/form/adapters/services.ts';
import * as web3forms from '#theme/blocks/form/adapters/web3forms/client.ts';
import blockOfForm from '#theme/blocks/form/block.ts';
import checkForm from '#theme/blocks/form/check.ts';
import { attemptOf, formOf, type ServiceRecord, serviceRecords } from '../../../helpers/service-forms.ts';

const validator = createValidator(join(engineRoot, 'schema'));
const fetched = { netlify, formspree, web3forms, hubspot };
const posted = { salesforce, mailchimp };
// Of "I agree to the terms".
const hash = '4b08e4b06b26581ff685daf5ba3999c4821655f7763f8fb9de2f2c4e4e1c3160';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date', 'setTimeout', 'performance'] });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function prepared({ submit, filled }: Pick<ServiceRecord, 'submit' | 'filled'>): Promise<Sending> {
  const sending = prepare(attemptOf(formOf({ submit, filled }), filled));
  await vi.runAllTimersAsync();
  return (await sending) as Sending;
}

function encode(service: string, sending: Sending): Packed {
  if (service === 'hubspot')
    return hubspot.encode(sending, { pageUri: 'https://www.example.com/letter', pageName: 'Write to us', agreed: 'I agree to the terms' });
  return fetched[service as 'netlify'].encode(sending);
}

// A form is sent two seconds after its page was opened at the earliest.
const record = `I agree to the terms (SHA-256 ${hash}, 2026-11-22T12:00:02.000Z)`;
const withRecord = <Value>(value: Value): Value =>
  value === undefined ? value : JSON.parse(JSON.stringify(value).replaceAll('<record>', record));

test('every service has a record', () => {
  expect(serviceRecords.map(({ service }) => service)).toEqual(
    Object.keys(services)
      .filter((name) => name !== 'post')
      .sort(),
  );
});

describe.each(serviceRecords.map((one) => [one.service, one] as const))('%s', (service, recorded) => {
  test('takes the form as it is recorded, which nothing is wrong with', () => {
    const form = formOf(recorded);
    expect(validator.block('form', form).errors).toEqual([]);
    expect(checkForm(form)).toEqual([]);
  });

  test('is sent what its documentation asks for', async () => {
    const sending = await prepared(recorded);
    const { url, headers, body, json, form, entries } = recorded.request;
    expect(sending.url).toBe(url);
    if (entries) {
      expect(posted[service as 'salesforce'].encode(sending)).toEqual(withRecord(entries));
      return;
    }
    const packed = encode(service, sending);
    expect([packed.url, packed.headers]).toEqual([url, headers]);
    if (form) expect([...(packed.body as FormData)]).toEqual(withRecord(form));
    else if (json) expect(JSON.parse(packed.body as string)).toEqual(json);
    else expect(packed.body).toBe(body?.replace('<record>', new URLSearchParams([['', record]]).toString().slice(1)));
  });

  for (const { about, verdict, ...answer } of recorded.answers ?? [])
    test(`answers: ${about}`, () => {
      expect(fetched[service as 'netlify'].decode(answer)).toEqual(verdict);
    });

  test('is allowed by the policy, by script or by form, and nothing else is', () => {
    const connects = blockOfForm.connects?.(formOf(recorded)) as { url: string; by: string }[];
    const ways = { salesforce: ['form'], mailchimp: ['form'], hubspot: ['script'] }[service] ?? ['script', 'form'];
    expect(connects.map(({ by }) => by)).toEqual(ways);
    expect(new Set(connects.map(({ url }) => url.replace(/\?.*/, '')))).toEqual(new Set([recorded.request.url.replace(/\?.*/, '')]));
  });
});

/** A service that answers as it is told to, and what it was sent. */
function fakeService(answer: () => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return answer();
  });
  return requests;
}

const firstBody = (requests: ReturnType<typeof fakeService>) => requests[0]?.init.body as FormData;

const filled = { email: 'ada@example.org', organisation: 'Looms', terms: true };
const form = formOf({ submit: { label: 'Send', adapter: 'formspree', formspree: { form: 'mqabcdef' } } as never, filled });

async function delivered(change: (attempt: ReturnType<typeof attemptOf>) => void = () => {}) {
  const attempt = attemptOf(form, filled);
  change(attempt);
  const outcome = deliver(formspree, attempt);
  await vi.runAllTimersAsync();
  return outcome;
}

describe('sending', () => {
  test('ends well when the service says so', async () => {
    const requests = fakeService(() => Response.json({ ok: true }));
    expect(await delivered()).toEqual({ kind: 'done' });
    expect(requests.map(({ url, init }) => [url, init.method])).toEqual([['https://formspree.io/f/mqabcdef', 'POST']]);
  });

  test('hands the errors of fields on', async () => {
    fakeService(() => Response.json({ error: 'x', errors: [{ field: 'email', message: 'should be an email' }] }, { status: 422 }));
    expect(await delivered()).toEqual({ kind: 'invalid', fields: { email: 'should be an email' } });
  });

  test.each([
    ['a page instead of JSON', () => new Response('<html>', { status: 503 }), 'It could not be received (error 503).'],
    ['too many requests', () => new Response('', { status: 429 }), 'Too many requests came in just now.'],
    ['too large a body', () => new Response('', { status: 413 }), 'The files are too large to be received.'],
    ['JSON that is no object', () => Response.json(null, { status: 400 }), 'It could not be received (error 400).'],
    ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch')), 'The connection failed, so nothing was sent.'],
  ])('tells the visitor of %s, with everything still there', async (_, answer, what) => {
    fakeService(answer);
    expect(await delivered()).toMatchObject({
      kind: 'failed',
      what,
      suggestion: expect.stringMatching(/^Everything you typed is still here\./),
    });
  });

  test('sends nothing while the visitor is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const requests = fakeService(() => Response.json({}));
    expect(await delivered()).toMatchObject({ kind: 'failed', what: 'You are offline, so nothing was sent.' });
    expect(requests).toEqual([]);
  });

  test('waits until two seconds after the page was opened', async () => {
    const requests = fakeService(() => Response.json({}));
    const outcome = deliver(formspree, attemptOf(form, filled));
    await vi.advanceTimersByTimeAsync(1900);
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(requests).toHaveLength(1);
    await outcome;
  });

  test('leaves a filled trap to a service that knows it, and sends nothing to one that does not', async () => {
    const requests = fakeService(() => Response.json({}));
    await delivered(({ form: data, transport }) => data.set(transport.trap.name, 'robot'));
    expect(firstBody(requests).get('_gotcha')).toBe('robot');
    const outcome = await delivered((attempt) => {
      attempt.transport = { ...attempt.transport, trap: { name: 'leave-empty' } };
      attempt.form.set('leave-empty', 'robot');
    });
    expect([outcome.kind, requests.length]).toEqual(['failed', 1]);
  });

  test('keeps back what the service has no place for, and the empty trap it does not know', async () => {
    const requests = fakeService(() => Response.json({}));
    await delivered((attempt) => {
      attempt.transport = { ...attempt.transport, unsent: ['organisation'], trap: { name: 'leave-empty' } };
      attempt.form.set('leave-empty', '');
    });
    const sent = [...firstBody(requests).keys()];
    expect(sent).not.toContain('organisation');
    expect(sent).not.toContain('leave-empty');
  });

  test('says nothing of a consent that was not given', async () => {
    const requests = fakeService(() => Response.json({}));
    await delivered((attempt) => {
      attempt.values = { ...attempt.values, terms: false };
    });
    expect(firstBody(requests).has('consent-record')).toBe(false);
  });
});
