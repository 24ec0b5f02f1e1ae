import { expect, test } from 'vitest';
import { siteSchema } from '#engine/schema/site-schema.ts';

const { pattern } = siteSchema.properties.url;

test.each([
  'https://www.example.com',
  'http://localhost:4173',
  'https://example.com:8443/uk',
  'https://a.example/team/uk_2',
  'https://xn--bcher-kva.example',
])('url takes an origin and a path: %s', (url) => {
  expect(url).toMatch(new RegExp(pattern, 'u'));
  expect(`${new URL(url).origin}${new URL(url).pathname.replace(/\/$/, '')}`).toBe(url);
});

test.each([
  'https://user@example.com',
  'https://user:password@example.com',
  'https://example.com@evil.example',
  'https://example.com?x=1',
  'https://example.com/?x',
  'https://example.com#top',
  'https://example.com/a#top',
  'https://example.com/',
  'https://example.com/a/',
  'https://example.com//evil.example',
  'https://example.com\\evil.example',
  'https://example.com/"><script>',
  'https://exa mple.com',
  'https://example.com;evil',
  'https://',
  'https://:80',
  'https://example.com:port',
  'javascript:alert(1)//example.com',
  'ftp://example.com',
  '//example.com',
  'example.com',
  'https://example.com\n',
  'https://example.com/%2e%2e',
])('url takes nothing else: %s', (url) => {
  expect(url).not.toMatch(new RegExp(pattern, 'u'));
});
