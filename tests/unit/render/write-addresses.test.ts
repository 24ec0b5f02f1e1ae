import { describe, expect, test } from 'vitest';
import { writeAddresses } from '#engine/render/write-addresses.ts';

const below = (html: string, rest = {}) => writeAddresses(html, { base: '/docs/', ...rest });

describe('writeAddresses', () => {
  test.each([
    ['<a href="/about">', '<a href="/docs/about">'],
    ['<a href="/">', '<a href="/docs/">'],
    ['<a href="/docs/x">', '<a href="/docs/docs/x">'],
    ['<a class="x" href="/a?b=1&amp;c=/d#e">/f</a>', '<a class="x" href="/docs/a?b=1&amp;c=/d#e">/f</a>'],
    ['<form action="/send"><button formaction="/other">', '<form action="/docs/send"><button formaction="/docs/other">'],
    [
      '<img src="/a.webp" srcset="/a-1.webp 400w, /a-2.webp 800w"/>',
      '<img src="/docs/a.webp" srcset="/docs/a-1.webp 400w, /docs/a-2.webp 800w"/>',
    ],
  ])('%s', (html, expected) => {
    expect(below(html)).toBe(expected);
  });

  test.each([
    '<a href="https://example.com/a">',
    '<a href="//example.com/a">',
    '<a href="#a">',
    '<a href="mailto:a@example.com">',
    '<a href>',
    '<a title="/about" data-x="/about">href="/about"</a>',
    '<script>document.write(\'<a href="/about">\')</script>',
    '<!-- <a href="/about"> -->',
    '<style>a[href="/about"]{}</style>',
  ])('%s stays', (html) => {
    expect(below(html)).toBe(html);
  });

  test('what is whole already stays, and so do addresses that are not of the site', () => {
    const island = '<div data-island="form"><a href="/docs/thanks">Thanks</a></div>';
    const html = `<a href="/x">X</a>${island}<script src="/@id/site"></script>`;
    expect(below(html, { whole: [island, ''], others: new Set(['/@id/site']) })).toBe(html.replace('"/x"', '"/docs/x"'));
  });

  test('a site at the root is as it was drawn', () => {
    const html = '<a href="/about">';
    expect(writeAddresses(html, { base: '/' })).toBe(html);
  });
});
