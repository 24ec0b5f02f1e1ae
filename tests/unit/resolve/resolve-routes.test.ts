import { describe, expect, test } from 'vitest';
import { resolveRoutes } from '#engine/resolve/resolve-routes.ts';
import { brief, pageOf, pageText } from '../make-site.ts';

const resolve = (pages: Record<string, Parameters<typeof pageText>[0]>) =>
  resolveRoutes(
    Object.entries(pages).map(([name, text]) => pageOf(pageText(text), `pages/${name}.yaml`)),
    () => [],
  );
const messages = (pages: Parameters<typeof resolve>[0]) =>
  resolve(pages).diagnostics.map((diagnostic) => `${diagnostic.file} ${brief(diagnostic)}`);

describe('resolveRoutes', () => {
  test('lists every path with its kind and its page', () => {
    const { table, diagnostics } = resolve({
      a: { route: '/a', keys: 'aliases: [/b, /c]\nwildcards: [/a/*]' },
      e: { keys: 'status: 404' },
    });
    expect(diagnostics).toEqual([]);
    expect(table.patterns.map(({ pattern, kind, page }) => [pattern, kind, page.source.file])).toEqual([
      ['/a', 'canonical', 'pages/a.yaml'],
      ['/b', 'alias', 'pages/a.yaml'],
      ['/c', 'alias', 'pages/a.yaml'],
      ['/a/*', 'wildcard', 'pages/a.yaml'],
    ]);
  });

  test('the first page that claims a path keeps it', () => {
    const { table } = resolve({ a: { route: '/x' }, b: { route: '/x' } });
    expect(table.match('/x')?.page.source.file).toBe('pages/a.yaml');
  });

  test('one wildcard for two pages is a duplicate as well', () => {
    expect(messages({ a: { route: '/a', keys: 'wildcards: [/x/*]' }, b: { route: '/b', keys: 'wildcards: [/y/*, /x/*]' } })).toEqual([
      'pages/b.yaml duplicate-route 4:19 The path /x/* is taken: pages/a.yaml claims it on line 4. | Give one of the two another path.',
      'pages/a.yaml duplicate-route 4:13 The path /x/* is taken: pages/b.yaml claims it on line 4. | Give one of the two another path.',
    ]);
  });

  test('of many pages for one path each is named once', () => {
    const pages = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, { route: '/x' }]));
    expect(messages(pages).map((line) => line.replace(/duplicate-route.*: (\S+) claims.*/, '$1'))).toEqual([
      'pages/b.yaml pages/a.yaml',
      'pages/a.yaml pages/b.yaml',
      'pages/c.yaml pages/a.yaml',
      'pages/d.yaml pages/a.yaml',
    ]);
  });

  test('a page with only an alias has no path of its own', () => {
    expect(messages({ a: { keys: 'aliases: [/x]' } }).map((line) => line.split(' ')[1])).toEqual(['missing-route']);
  });

  test('two pages for one status', () => {
    expect(messages({ a: { keys: 'status: 404' }, b: { keys: 'status: 500' }, c: { keys: 'status: 404' } })).toEqual([
      'pages/c.yaml duplicate-route 3:9 The status 404 has a page already: pages/a.yaml. | Delete one of the two pages.',
      'pages/a.yaml duplicate-route 3:9 The status 404 has a page already: pages/c.yaml. | Delete one of the two pages.',
    ]);
  });

  test('the file of an error page is no path for another page', () => {
    expect(messages({ a: { route: '/404' }, b: { keys: 'status: 404' }, c: { route: '/x', keys: 'aliases: [/500]' } })).toEqual([
      'pages/a.yaml duplicate-route 1:8 The path /404 is taken: pages/b.yaml is the page for the status 404. | Give the page another path.',
      'pages/b.yaml duplicate-route 3:9 The page for the status 404 has the path /404, and pages/a.yaml claims it too. | Give the other page another path.',
    ]);
    expect(messages({ a: { route: '/404', keys: 'status: 404' } })).toEqual([]);
  });
});
