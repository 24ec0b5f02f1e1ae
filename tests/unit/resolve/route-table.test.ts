import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRouteTable, normalisePath } from '#engine/resolve/route-table.ts';

const exact = (pattern: string) => ({ pattern, kind: 'canonical' as const });
const wildcard = (pattern: string) => ({ pattern, kind: 'wildcard' as const });
const table = createRouteTable([
  wildcard('/a/*'),
  exact('/'),
  exact('/a/b'),
  wildcard('/a/b/*'),
  exact('/x.y'),
  wildcard('/x.y/*'),
  exact('/a/b/c'),
]);

test('a table with other entries matches as before, also once more, and leaves the earlier one as it was', () => {
  const mark = (entry: ReturnType<typeof exact | typeof wildcard>) => (entry.pattern.startsWith('/a/b') ? { ...entry } : entry);
  const latest = table.replace(mark).replace(mark);
  for (const { pattern } of table.patterns) {
    const path = pattern.replace('*', 'z');
    const [before, after] = [table.match(path), latest.match(path)];
    expect(after).toEqual(before);
    expect(after === before).toBe(!before?.pattern.startsWith('/a/b'));
    expect(latest.patterns).toContain(after);
    expect(table.patterns).toContain(before);
  }
  expect(latest.match('/no')).toBeUndefined();
});

describe('createRouteTable', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/a/b', '/a/b'],
    ['/a/b/', '/a/b'],
    ['/a/b//', '/a/b'],
    ['/a/b?x=/a', '/a/b'],
    ['/a/b#x', '/a/b'],
    ['/a', '/a/*'],
    ['/a/x', '/a/*'],
    ['/a/x/y/z', '/a/*'],
    ['/a/b/x', '/a/b/*'],
    ['/a/b/c', '/a/b/c'],
    ['/a/b/c/d', '/a/b/*'],
    ['/x.y/z', '/x.y/*'],
    ['/a/../a/b', '/a/b'],
  ])('%s is answered by %s', (path, pattern) => {
    expect(table.match(path)?.pattern).toBe(pattern);
  });

  test.each(['/b', '/ab', '/A/b', '/xzy/z', '/a/../b', '//a/b', '//host/a'])('%s is answered by nothing', (path) => {
    expect(table.match(path)).toBeUndefined();
  });

  test('an exact path outranks a wildcard, wherever it stands in the list', () => {
    for (const patterns of [
      [wildcard('/p/*'), exact('/p/q')],
      [exact('/p/q'), wildcard('/p/*')],
    ]) {
      expect(createRouteTable(patterns).match('/p/q')?.kind).toBe('canonical');
    }
  });

  test('of two equal paths the first is kept', () => {
    const first = exact('/a');
    expect(createRouteTable([first, exact('/a')]).match('/a')).toBe(first);
  });

  test('without wildcards only exact paths are answered', () => {
    expect(createRouteTable([exact('/a')]).match('/a/b')).toBeUndefined();
  });

  test('any path at all is answered or not, and none throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webPath(),
          fc.string().map((text) => `/a/${text.replace(/%/g, '')}`),
        ),
        (path) => {
          const found = table.match(path.replace(/%/g, ''));
          expect([undefined, ...table.patterns]).toContain(found);
        },
      ),
    );
  });
});

describe('normalisePath', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['///', '/'],
    ['/a/', '/a'],
    ['/a?b/', '/a'],
    ['?x', '/'],
    ['/a#b?c', '/a'],
    ['/a/../../../b', '/b'],
    ['/a/%2e%2E/b', '/b'],
    ['/a/./b/.', '/a/b'],
    ['/a/..', '/'],
    ['/a/...', '/a/...'],
    ['/a/.b', '/a/.b'],
  ])('%s is %s', (path, normal) => {
    expect(normalisePath(path)).toBe(normal);
  });

  test('what is normal stays as it is, and never climbs out of the site', () => {
    const path = fc
      .array(fc.constantFrom('/', '.', '..', '%2e', '?', '#', 'a', '%2E.'), { maxLength: 12 })
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(path, (written) => {
        const normal = normalisePath(written);
        expect(normalisePath(normal)).toBe(normal);
        expect(normal.split('/')).not.toContain('..');
        expect(normal).not.toMatch(/.\/$|[?#]/);
      }),
    );
  });

  test('follows dots as browsers do', () => {
    const path = fc
      .array(fc.constantFrom('a', 'b', '.', '..', '%2e%2e'), { minLength: 1, maxLength: 8 })
      .map((parts) => `/${parts.join('/')}`);
    fc.assert(
      fc.property(path, (written) => {
        expect(normalisePath(written)).toBe(normalisePath(new URL(written, 'https://site.example').pathname));
      }),
    );
  });
});
