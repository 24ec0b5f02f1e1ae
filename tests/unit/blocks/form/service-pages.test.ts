import { expect, test } from 'vitest';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { findUnsoundHtml } from '../../../helpers/find-unsound-html.ts';
import { createBlockRenderer, textOf } from '../../../helpers/render-blocks.ts';
import { formOf, serviceRecords } from '../../../helpers/service-forms.ts';

const render = await createBlockRenderer();
const drawn = Object.fromEntries(
  await Promise.all(serviceRecords.map(async (record) => [record.service, await render([formOf(record) as BlockData])] as const)),
);
const formIn = (html = '') => html.slice(html.indexOf('<form'), html.indexOf('</form>'));
const namesIn = (html: string) => [...new Set([...html.matchAll(/ name="([^"]*)"/g)].map((match) => match[1]))];
const policyOf = (html = '', directive = '') => html.replaceAll('&#x27;', "'").match(new RegExp(`${directive} ([^;"]*)`))?.[1];

test.each(serviceRecords.map(({ service }) => service))('a page with a form for %s is sound HTML', (service) => {
  expect(findUnsoundHtml(drawn[service] ?? '')).toEqual([]);
});

test('controls have the names of the service, so that the browser alone sends these too', () => {
  expect(namesIn(formIn(drawn.salesforce))).toEqual([
    ...['oid', 'retURL', 'leave-empty', 'last_name', 'company', '00N5g00000XYZab', '00N5g00000TERMS'],
  ]);
  expect(formIn(drawn.salesforce)).toContain('value="1"');
  expect(namesIn(formIn(drawn.mailchimp))).toContain('gdpr[48338]');
  expect(formIn(drawn.mailchimp)).toContain('value="Y"');
});

test('answers in the texts after sending are found under the names of the service', () => {
  expect(drawn.salesforce).toContain('We answer {last_name}.');
});

test('Netlify finds a copy of the form with all its fields, also those that are sent by script', () => {
  const copy = drawn.netlify?.match(/<form[^>]*data-netlify[\s\S]*?<\/form>/)?.[0] ?? '';
  expect(copy).toMatch(/^<form name="letter" data-netlify="true" data-netlify-honeypot="bot-field" hidden="" method="post">/);
  expect(namesIn(copy)).toEqual(['letter', 'form-name', 'email', 'company', 'topics', 'terms', 'bot-field', 'consent-record']);
  for (const { service } of serviceRecords) if (service !== 'netlify') expect(drawn[service]).not.toContain('data-netlify');
});

test('a service that takes forms from scripts only says so to visitors without script', () => {
  expect(textOf(drawn.hubspot ?? '')).toContain('This form needs JavaScript to be sent');
  expect(formIn(drawn.hubspot)).toMatch(/^<form method="dialog"/);
  for (const service of ['netlify', 'formspree', 'salesforce', 'mailchimp', 'web3forms'])
    expect([service, textOf(drawn[service] ?? '').includes('needs JavaScript')]).toEqual([service, false]);
});

test('the policy of a page allows the origin of its service, in the way it is used, and nothing else', () => {
  const origins = (service: string) => [policyOf(drawn[service], 'connect-src'), policyOf(drawn[service], 'form-action')];
  expect(origins('netlify')).toEqual(["'self'", "'self'"]);
  expect(origins('formspree')).toEqual(["'self' https://formspree.io", "'self' https://formspree.io"]);
  expect(origins('web3forms')).toEqual(["'self' https://api.web3forms.com", "'self' https://api.web3forms.com"]);
  expect(origins('hubspot')).toEqual(["'self' https://api-eu1.hsforms.com", "'self'"]);
  expect(origins('salesforce')).toEqual(["'self'", "'self' https://webto.salesforce.com"]);
  expect(origins('mailchimp')).toEqual(["'self'", "'self' https://example.us14.list-manage.com"]);
});
